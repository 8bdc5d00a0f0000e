import { en } from './count-notes.en.ts'
import { defineMessages } from './messages.ts'

export const countNoteMessages = defineMessages(en, { ar: () => import('./count-notes.ar.ts') })
