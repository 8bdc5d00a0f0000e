import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './compare.en.ts'

export const compareMessages = defineCatalog('machine-translation.compare', en, {
  ar: () => import('./compare.ar.ts'),
  es: () => import('./compare.es.ts'),
})
