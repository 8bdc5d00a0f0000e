import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './address.en.ts'

export const addressMessages = defineCatalog('address', en, {
  ar: () => import('./address.ar.ts'),
  es: () => import('./address.es.ts'),
})
