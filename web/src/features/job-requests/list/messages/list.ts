import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './list.en.ts'

export const listMessages = defineCatalog('request-list', en, {
  ar: () => import('./list.ar.ts'),
  es: () => import('./list.es.ts'),
})
