import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './quotes.en.ts'

export const quoteMessages = defineCatalog('mail.quotes', en, {
  ar: () => import('./quotes.ar.ts'),
  es: () => import('./quotes.es.ts'),
})
