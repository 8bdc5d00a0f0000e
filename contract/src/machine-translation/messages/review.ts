import { defineCatalog, type Translate } from '@portolan/locale/catalog'
import { en } from './review.en.ts'

export const reviewMessages = defineCatalog('machine-translation.review', en, {
  ar: () => import('./review.ar.ts'),
  es: () => import('./review.es.ts'),
})
export type ReviewTexts = Translate<typeof en>
