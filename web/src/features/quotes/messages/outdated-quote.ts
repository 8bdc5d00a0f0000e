import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './outdated-quote.en.ts'

export const outdatedQuoteMessages = defineCatalog('outdated-quote', en, {
  ar: () => import('./outdated-quote.ar.ts'),
  es: () => import('./outdated-quote.es.ts'),
})
