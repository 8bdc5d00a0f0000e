import { defineMessages } from '../../../../shared/messages/messages.ts'
import { en } from './help.en.ts'

export const helpMessages = defineMessages(en, { ar: () => import('./help.ar.ts') })
