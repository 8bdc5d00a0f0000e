import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './being-built.en.ts'

export const beingBuiltMessages = defineCatalog('being-built', en, {
  ar: () => import('./being-built.ar.ts'),
  es: () => import('./being-built.es.ts'),
})
