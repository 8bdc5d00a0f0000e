import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './session-expiry.en.ts'

export const sessionExpiryMessages = defineCatalog('session-expiry', en, {
  ar: () => import('./session-expiry.ar.ts'),
  es: () => import('./session-expiry.es.ts'),
})
