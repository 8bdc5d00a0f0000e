import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './estimate.en.ts'

export const estimateMessages = defineCatalog('estimate', en, {
  ar: () => import('./estimate.ar.ts'),
  es: () => import('./estimate.es.ts'),
})
