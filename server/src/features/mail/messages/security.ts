import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './security.en.ts'

export const securityMessages = defineCatalog('mail.security', en, {
  ar: () => import('./security.ar.ts'),
  es: () => import('./security.es.ts'),
})
