import { defineMessages } from '../../../shared/messages/messages.ts'
import { en } from './request-codes.en.ts'

export const requestCodeMessages = defineMessages(en, { ar: () => import('./request-codes.ar.ts') })
