import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './shell.en.ts'

export const shellMessages = defineCatalog('shell', en, {
  ar: () => import('./shell.ar.ts'),
  es: () => import('./shell.es.ts'),
})
