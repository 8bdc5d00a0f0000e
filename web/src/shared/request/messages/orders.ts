import { defineMessages } from '../../messages/messages.ts'
import { en } from './orders.en.ts'

/** What staff call the kinds and states of orders, at the desk and on the dashboards. */
export const orderMessages = defineMessages(en, { ar: () => import('./orders.ar.ts') })
