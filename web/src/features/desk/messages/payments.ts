import { defineMessages } from '../../../shared/messages/messages.ts'
import { en } from './payments.en.ts'

export const paymentMessages = defineMessages(en, { ar: () => import('./payments.ar.ts') })
