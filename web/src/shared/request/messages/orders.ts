import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './orders.en.ts'

/** What staff call the kinds and states of orders, at the desk and on the dashboards. */
export const orderMessages = defineCatalog('orders', en, {
  ar: () => import('./orders.ar.ts'),
  es: () => import('./orders.es.ts'),
})
