import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './empty-columns.en.ts'

export const emptyColumnMessages = defineCatalog('empty-columns', en, {
  ar: () => import('./empty-columns.ar.ts'),
  es: () => import('./empty-columns.es.ts'),
})
