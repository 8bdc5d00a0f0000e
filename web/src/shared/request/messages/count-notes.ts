import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './count-notes.en.ts'

export const countNoteMessages = defineCatalog('count-notes', en, {
  ar: () => import('./count-notes.ar.ts'),
  es: () => import('./count-notes.es.ts'),
})
