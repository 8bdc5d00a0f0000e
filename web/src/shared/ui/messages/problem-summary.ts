import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './problem-summary.en.ts'

export const problemSummaryMessages = defineCatalog('problem-summary', en, {
  ar: () => import('./problem-summary.ar.ts'),
  es: () => import('./problem-summary.es.ts'),
})
