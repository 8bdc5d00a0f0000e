import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './paging.en.ts'

export const pagingMessages = defineCatalog('paging', en, {
  ar: () => import('./paging.ar.ts'),
  es: () => import('./paging.es.ts'),
})
