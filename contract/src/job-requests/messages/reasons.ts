import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './reasons.en.ts'

export const reasonMessages = defineCatalog('job-requests.reasons', en, {
  ar: () => import('./reasons.ar.ts'),
  es: () => import('./reasons.es.ts'),
})
