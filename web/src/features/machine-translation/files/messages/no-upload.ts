import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './no-upload.en.ts'

export const noUploadMessages = defineCatalog('machine-translation.no-upload', en, {
  ar: () => import('./no-upload.ar.ts'),
  es: () => import('./no-upload.es.ts'),
})
