import { en } from './confirm-email.en.ts'
import { defineMessages } from './messages.ts'

export const confirmEmailMessages = defineMessages(en, { ar: () => import('./confirm-email.ar.ts') })
