import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './passwords.en.ts'

export const passwordMessages = defineCatalog('passwords', en, {
  ar: () => import('./passwords.ar.ts'),
  es: () => import('./passwords.es.ts'),
})
