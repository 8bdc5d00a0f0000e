import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './withdrawn-quote.en.ts'

export const withdrawnQuoteMessages = defineCatalog('withdrawn-quote', en, {
  ar: () => import('./withdrawn-quote.ar.ts'),
  es: () => import('./withdrawn-quote.es.ts'),
})
