import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './formats.en.ts'

export const formatMessages = defineCatalog('machine-translation.media.formats', en, {
  ar: () => import('./formats.ar.ts'),
  es: () => import('./formats.es.ts'),
})
