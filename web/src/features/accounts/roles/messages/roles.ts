import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './roles.en.ts'

export const roleMessages = defineCatalog('roles', en, {
  ar: () => import('./roles.ar.ts'),
  es: () => import('./roles.es.ts'),
})
