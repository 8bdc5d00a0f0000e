import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './invitations.en.ts'

export const invitationMessages = defineCatalog('accounts.invitations', en, {
  ar: () => import('./invitations.ar.ts'),
  es: () => import('./invitations.es.ts'),
})
