import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './uploads.en.ts'

export const uploadMessages = defineCatalog('uploads', en, {
  ar: () => import('./uploads.ar.ts'),
  es: () => import('./uploads.es.ts'),
})
