import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './segments.en.ts'

export const segmentsMessages = defineCatalog('machine-translation.segments', en, {
  ar: () => import('./segments.ar.ts'),
  es: () => import('./segments.es.ts'),
})
