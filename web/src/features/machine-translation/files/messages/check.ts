import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './check.en.ts'

export const checkMessages = defineCatalog('machine-translation.check', en, {
  ar: () => import('./check.ar.ts'),
  es: () => import('./check.es.ts'),
})
