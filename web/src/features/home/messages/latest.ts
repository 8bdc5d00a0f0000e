import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './latest.en.ts'

export const latestMessages = defineCatalog('latestRequests', en, {
  ar: () => import('./latest.ar.ts'),
  es: () => import('./latest.es.ts'),
})
