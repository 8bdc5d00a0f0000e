import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './glossaries.en.ts'

export const glossaryMessages = defineCatalog('machine-translation.glossaries', en, {
  ar: () => import('./glossaries.ar.ts'),
  es: () => import('./glossaries.es.ts'),
})
