import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './preview.en.ts'

export const previewMessages = defineCatalog('preview', en, {
  ar: () => import('./preview.ar.ts'),
  es: () => import('./preview.es.ts'),
})
