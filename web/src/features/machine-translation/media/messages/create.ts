import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './create.en.ts'

export const createMessages = defineCatalog('machine-translation.media.create', en, {
  ar: () => import('./create.ar.ts'),
  es: () => import('./create.es.ts'),
})
