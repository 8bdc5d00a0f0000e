import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './content.en.ts'

export const contentMessages = defineCatalog('content', en, {
  ar: () => import('./content.ar.ts'),
  es: () => import('./content.es.ts'),
})
