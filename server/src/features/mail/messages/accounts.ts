import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './accounts.en.ts'

export const accountMessages = defineCatalog('mail.accounts', en, {
  ar: () => import('./accounts.ar.ts'),
  es: () => import('./accounts.es.ts'),
})
