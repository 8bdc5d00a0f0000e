import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './delivery-state.en.ts'

export const deliveryStateMessages = defineCatalog('deliveryState', en, {
  ar: () => import('./delivery-state.ar.ts'),
  es: () => import('./delivery-state.es.ts'),
})
