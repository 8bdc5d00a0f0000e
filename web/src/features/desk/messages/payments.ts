import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './payments.en.ts'

export const paymentMessages = defineCatalog('payments', en, {
  ar: () => import('./payments.ar.ts'),
  es: () => import('./payments.es.ts'),
})
