import { defineMessages } from '../../messages/messages.ts'
import { en } from './quotes.en.ts'

export const quoteMessages = defineMessages(en, { ar: () => import('./quotes.ar.ts') })
