import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './en.ts'

export const problemMessages = defineCatalog('problems', en, {
  ar: () => import('./ar.ts'),
  es: () => import('./es.ts'),
})
