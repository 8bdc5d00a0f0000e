import { defineMessages } from '../../messages/messages.ts'
import { en } from './conversation.en.ts'

export const conversationMessages = defineMessages(en, { ar: () => import('./conversation.ar.ts') })
