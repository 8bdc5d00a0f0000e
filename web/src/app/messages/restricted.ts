import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './restricted.en.ts'

export const restrictedMessages = defineCatalog('restricted', en, {
  ar: () => import('./restricted.ar.ts'),
  es: () => import('./restricted.es.ts'),
})
