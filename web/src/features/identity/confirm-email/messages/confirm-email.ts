import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './confirm-email.en.ts'

export const confirmEmailMessages = defineCatalog('confirm-email', en, {
  ar: () => import('./confirm-email.ar.ts'),
  es: () => import('./confirm-email.es.ts'),
})
