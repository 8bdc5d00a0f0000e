import { defineMessages } from '../../../shared/messages/messages.ts'
import { en } from './outbox.en.ts'

export const outboxMessages = defineMessages(en, { ar: () => import('./outbox.ar.ts') })
