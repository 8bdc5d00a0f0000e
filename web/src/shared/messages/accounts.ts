import { en } from './accounts.en.ts'
import { defineMessages } from './messages.ts'

export const accountsMessages = defineMessages(en, { ar: () => import('./accounts.ar.ts') })
