import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './verdict.en.ts'

export const verdictMessages = defineCatalog('machine-translation.verdict', en, {
  ar: () => import('./verdict.ar.ts'),
  es: () => import('./verdict.es.ts'),
})
