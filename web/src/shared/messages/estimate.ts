import { en } from './estimate.en.ts'
import { defineMessages } from './messages.ts'

export const estimateMessages = defineMessages(en, { ar: () => import('./estimate.ar.ts') })
