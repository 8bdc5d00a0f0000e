import { en } from './language-groups.en.ts'
import { defineMessages } from './messages.ts'

export const languageGroupMessages = defineMessages(en, { ar: () => import('./language-groups.ar.ts') })
