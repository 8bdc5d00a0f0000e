import { defineMessages } from '../../messages/messages.ts'
import { en } from './ui.en.ts'

export const uiMessages = defineMessages(en, { ar: () => import('./ui.ar.ts') })
