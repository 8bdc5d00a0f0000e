import { defineMessages } from '../../messages/messages.ts'
import { en } from './contact.en.ts'

export const contactMessages = defineMessages(en, { ar: () => import('./contact.ar.ts') })
