import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './escalation.en.ts'

export const escalationMessages = defineCatalog('machine-translation.escalation', en, {
  ar: () => import('./escalation.ar.ts'),
  es: () => import('./escalation.es.ts'),
})
