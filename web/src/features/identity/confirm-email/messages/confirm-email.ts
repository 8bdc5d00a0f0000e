import { defineMessages } from '../../../../shared/messages/messages.ts'
import { en } from './confirm-email.en.ts'

export const confirmEmailMessages = defineMessages(en, { ar: () => import('./confirm-email.ar.ts') })
