import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './errors.en.ts'

export const errorMessages = defineCatalog('errors', en, {
  ar: () => import('./errors.ar.ts'),
  es: () => import('./errors.es.ts'),
})
