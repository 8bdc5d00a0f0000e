import { defineMessages } from '../../messages/messages.ts'
import { en } from './en.ts'

export const problemMessages = defineMessages(en, { ar: () => import('./ar.ts') })
