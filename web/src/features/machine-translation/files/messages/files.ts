import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './files.en.ts'

export const filesMessages = defineCatalog('machine-translation.files', en, {
  ar: () => import('./files.ar.ts'),
  es: () => import('./files.es.ts'),
})
