import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './legal.en.ts'

export const legalMessages = defineCatalog('legal', en, {
  ar: () => import('./legal.ar.ts'),
  es: () => import('./legal.es.ts'),
})
