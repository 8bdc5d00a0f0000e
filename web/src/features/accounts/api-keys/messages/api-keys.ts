import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './api-keys.en.ts'

export const apiKeyMessages = defineCatalog('apiKeys', en, {
  ar: () => import('./api-keys.ar.ts'),
  es: () => import('./api-keys.es.ts'),
})
