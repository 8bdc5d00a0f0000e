import { en } from './conversation.en.ts'
import { defineMessages } from './messages.ts'

export const conversationMessages = defineMessages(en, { ar: () => import('./conversation.ar.ts') })
