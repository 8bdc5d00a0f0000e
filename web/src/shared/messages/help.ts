import { en } from './help.en.ts'
import { defineMessages } from './messages.ts'

export const helpMessages = defineMessages(en, { ar: () => import('./help.ar.ts') })
