import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './create-request.en.ts'

export const createRequestMessages = defineCatalog('create-request', en, {
  ar: () => import('./create-request.ar.ts'),
  es: () => import('./create-request.es.ts'),
})
