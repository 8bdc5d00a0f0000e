import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './text.en.ts'

export const textMessages = defineCatalog('machine-translation.text', en, {
  ar: () => import('./text.ar.ts'),
  es: () => import('./text.es.ts'),
})
