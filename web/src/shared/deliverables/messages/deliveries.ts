import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './deliveries.en.ts'

export const deliveryMessages = defineCatalog('deliveries', en, {
  ar: () => import('./deliveries.ar.ts'),
  es: () => import('./deliveries.es.ts'),
})
