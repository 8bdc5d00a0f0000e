import { defineMessages } from '../../../shared/messages/messages.ts'
import { en } from './procurement.en.ts'

export const procurementMessages = defineMessages(en, { ar: () => import('./procurement.ar.ts') })
