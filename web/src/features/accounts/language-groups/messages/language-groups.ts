import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './language-groups.en.ts'

export const languageGroupMessages = defineCatalog('language-groups', en, {
  ar: () => import('./language-groups.ar.ts'),
  es: () => import('./language-groups.es.ts'),
})
