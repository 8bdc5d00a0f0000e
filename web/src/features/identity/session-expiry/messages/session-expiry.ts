import { defineMessages } from '../../../../shared/messages/messages.ts'
import { en } from './session-expiry.en.ts'

export const sessionExpiryMessages = defineMessages(en, { ar: () => import('./session-expiry.ar.ts') })
