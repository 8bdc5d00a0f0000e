import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './file-request.en.ts'

export const fileRequestMessages = defineCatalog('machine-translation.file-request', en, {
  ar: () => import('./file-request.ar.ts'),
  es: () => import('./file-request.es.ts'),
})
