import { defineMessages } from '../../../shared/messages/messages.ts'
import { en } from './content.en.ts'

export const contentMessages = defineMessages(en, { ar: () => import('./content.ar.ts') })
