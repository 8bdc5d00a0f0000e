import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './leave.en.ts'

export const leaveMessages = defineCatalog('leave', en, {
  ar: () => import('./leave.ar.ts'),
  es: () => import('./leave.es.ts'),
})
