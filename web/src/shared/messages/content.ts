import { en } from './content.en.ts'
import { defineMessages } from './messages.ts'

export const contentMessages = defineMessages(en, { ar: () => import('./content.ar.ts') })
