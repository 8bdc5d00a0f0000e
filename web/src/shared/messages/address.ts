import { en } from './address.en.ts'
import { defineMessages } from './messages.ts'

export const addressMessages = defineMessages(en, { ar: () => import('./address.ar.ts') })
