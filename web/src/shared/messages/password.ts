import { defineMessages } from './messages.ts'
import { en } from './password.en.ts'

export const passwordMessages = defineMessages(en, { ar: () => import('./password.ar.ts') })
