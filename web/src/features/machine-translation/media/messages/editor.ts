import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './editor.en.ts'

export const editorMessages = defineCatalog('machine-translation.media.editor', en, {
  ar: () => import('./editor.ar.ts'),
  es: () => import('./editor.es.ts'),
})
