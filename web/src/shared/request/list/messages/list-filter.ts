import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './list-filter.en.ts'

export const listFilterMessages = defineCatalog('request-list-filter', en, {
  ar: () => import('./list-filter.ar.ts'),
  es: () => import('./list-filter.es.ts'),
})
