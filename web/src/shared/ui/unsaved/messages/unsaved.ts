import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './unsaved.en.ts'

export const unsavedMessages = defineCatalog('unsaved', en, {
  ar: () => import('./unsaved.ar.ts'),
  es: () => import('./unsaved.es.ts'),
})
