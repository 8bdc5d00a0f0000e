import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './retry.en.ts'

export const retryMessages = defineCatalog('machine-translation.retry', en, {
  ar: () => import('./retry.ar.ts'),
  es: () => import('./retry.es.ts'),
})
