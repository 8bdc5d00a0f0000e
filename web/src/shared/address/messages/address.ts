import { defineMessages } from '../../messages/messages.ts'
import { en } from './address.en.ts'

export const addressMessages = defineMessages(en, { ar: () => import('./address.ar.ts') })
