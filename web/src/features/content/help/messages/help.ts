import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './help.en.ts'

export const helpMessages = defineCatalog('help', en, {
  ar: () => import('./help.ar.ts'),
  es: () => import('./help.es.ts'),
})
