import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './forms.en.ts'

export const formMessages = defineCatalog('forms', en, {
  ar: () => import('./forms.ar.ts'),
  es: () => import('./forms.es.ts'),
})
