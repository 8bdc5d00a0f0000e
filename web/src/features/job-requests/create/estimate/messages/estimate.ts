import { defineMessages } from '../../../../../shared/messages/messages.ts'
import { en } from './estimate.en.ts'

export const estimateMessages = defineMessages(en, { ar: () => import('./estimate.ar.ts') })
