import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './overdue.en.ts'

/** How many orders are overdue, in the same words on the home page of staff and on the dashboard. */
export const overdueMessages = defineCatalog('overdue', en, {
  ar: () => import('./overdue.ar.ts'),
  es: () => import('./overdue.es.ts'),
})
