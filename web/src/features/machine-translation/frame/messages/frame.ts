import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './frame.en.ts'

export const frameMessages = defineCatalog('machine-translation.frame', en, {
  ar: () => import('./frame.ar.ts'),
  es: () => import('./frame.es.ts'),
})
