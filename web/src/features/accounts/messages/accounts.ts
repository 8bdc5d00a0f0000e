import { defineMessages } from '../../../shared/messages/messages.ts'
import { en } from './accounts.en.ts'

export const accountsMessages = defineMessages(en, { ar: () => import('./accounts.ar.ts') })
