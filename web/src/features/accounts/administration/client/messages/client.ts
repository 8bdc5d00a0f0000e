import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './client.en.ts'

export const clientMessages = defineCatalog('administeredClient', en, {
  ar: () => import('./client.ar.ts'),
  es: () => import('./client.es.ts'),
})
