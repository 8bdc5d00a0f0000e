import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './organization-users.en.ts'

export const organizationUserMessages = defineCatalog('organization-users', en, {
  ar: () => import('./organization-users.ar.ts'),
  es: () => import('./organization-users.es.ts'),
})
