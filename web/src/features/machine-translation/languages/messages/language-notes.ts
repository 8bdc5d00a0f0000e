import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './language-notes.en.ts'

export const languageNoteMessages = defineCatalog('machine-translation.language-notes', en, {
  ar: () => import('./language-notes.ar.ts'),
  es: () => import('./language-notes.es.ts'),
})
