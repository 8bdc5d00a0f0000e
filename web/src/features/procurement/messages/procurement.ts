import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './procurement.en.ts'

export const procurementMessages = defineCatalog('procurement', en, {
  ar: () => import('./procurement.ar.ts'),
  es: () => import('./procurement.es.ts'),
})
