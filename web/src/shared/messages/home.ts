import { en } from './home.en.ts'
import { defineMessages } from './messages.ts'

export const homeMessages = defineMessages(en, { ar: () => import('./home.ar.ts') })
