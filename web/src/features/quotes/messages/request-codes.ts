import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './request-codes.en.ts'

export const requestCodeMessages = defineCatalog('request-codes', en, {
  ar: () => import('./request-codes.ar.ts'),
  es: () => import('./request-codes.es.ts'),
})
