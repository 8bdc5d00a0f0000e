import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './rates.en.ts'

export const rateMessages = defineCatalog('rates', en, {
  ar: () => import('./rates.ar.ts'),
  es: () => import('./rates.es.ts'),
})
