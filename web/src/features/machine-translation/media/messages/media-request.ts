import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './media-request.en.ts'

export const mediaRequestMessages = defineCatalog('machine-translation.media.request', en, {
  ar: () => import('./media-request.ar.ts'),
  es: () => import('./media-request.es.ts'),
})
