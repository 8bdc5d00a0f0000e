import { en } from './legal.en.ts'
import { defineMessages } from './messages.ts'

export const legalMessages = defineMessages(en, { ar: () => import('./legal.ar.ts') })
