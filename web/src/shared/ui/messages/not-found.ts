import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './not-found.en.ts'

export const notFoundMessages = defineCatalog('not-found', en, {
  ar: () => import('./not-found.ar.ts'),
  es: () => import('./not-found.es.ts'),
})
