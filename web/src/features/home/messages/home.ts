import { defineMessages } from '../../../shared/messages/messages.ts'
import { en } from './home.en.ts'

export const homeMessages = defineMessages(en, { ar: () => import('./home.ar.ts') })
