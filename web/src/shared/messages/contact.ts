import { en } from './contact.en.ts'
import { defineMessages } from './messages.ts'

export const contactMessages = defineMessages(en, { ar: () => import('./contact.ar.ts') })
