import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './outrun.en.ts'

export const outrunMessages = defineCatalog('desk-outrun', en, {
  ar: () => import('./outrun.ar.ts'),
  es: () => import('./outrun.es.ts'),
})
