import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './language-offer.en.ts'

export const languageOfferMessages = defineCatalog('languageOffer', en, {
  ar: () => import('./language-offer.ar.ts'),
  es: () => import('./language-offer.es.ts'),
})
