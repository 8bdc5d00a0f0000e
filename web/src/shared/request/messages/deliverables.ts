import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './deliverables.en.ts'

export const deliverablesMessages = defineCatalog('deliverables', en, {
  ar: () => import('./deliverables.ar.ts'),
  es: () => import('./deliverables.es.ts'),
})
