import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './administration.en.ts'

export const administrationMessages = defineCatalog('portalAdministration', en, {
  ar: () => import('./administration.ar.ts'),
  es: () => import('./administration.es.ts'),
})
