import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './media.en.ts'

export const mediaMessages = defineCatalog('machine-translation.media', en, {
  ar: () => import('./media.ar.ts'),
  es: () => import('./media.es.ts'),
})
