import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './sent-quotes.en.ts'

export const sentQuoteMessages = defineCatalog('sent-quotes', en, {
  ar: () => import('./sent-quotes.ar.ts'),
  es: () => import('./sent-quotes.es.ts'),
})
