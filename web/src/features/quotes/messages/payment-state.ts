import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './payment-state.en.ts'

export const paymentStateMessages = defineCatalog('payment-state', en, {
  ar: () => import('./payment-state.ar.ts'),
  es: () => import('./payment-state.es.ts'),
})
