import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './usage-file.en.ts'

export const usageFileMessages = defineCatalog('machine-translation.usage-file', en, {
  ar: () => import('./usage-file.ar.ts'),
  es: () => import('./usage-file.es.ts'),
})
