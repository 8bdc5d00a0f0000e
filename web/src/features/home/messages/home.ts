import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './home.en.ts'

export const homeMessages = defineCatalog('home', en, {
  ar: () => import('./home.ar.ts'),
  es: () => import('./home.es.ts'),
})
