import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './procurement.en.ts'

export const deskProcurementMessages = defineCatalog('desk-procurement', en, {
  ar: () => import('./procurement.ar.ts'),
  es: () => import('./procurement.es.ts'),
})
