import { defineMessages } from '../../messages/messages.ts'
import { en } from './count-notes.en.ts'

export const countNoteMessages = defineMessages(en, { ar: () => import('./count-notes.ar.ts') })
