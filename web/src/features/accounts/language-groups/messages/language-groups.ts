import { defineMessages } from '../../../../shared/messages/messages.ts'
import { en } from './language-groups.en.ts'

export const languageGroupMessages = defineMessages(en, { ar: () => import('./language-groups.ar.ts') })
