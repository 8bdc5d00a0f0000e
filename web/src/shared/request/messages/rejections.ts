import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './rejections.en.ts'

export const rejectionMessages = defineCatalog('rejections', en, {
  ar: () => import('./rejections.ar.ts'),
  es: () => import('./rejections.es.ts'),
})
