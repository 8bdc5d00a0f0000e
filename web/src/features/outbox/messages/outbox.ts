import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './outbox.en.ts'

export const outboxMessages = defineCatalog('outbox', en, {
  ar: () => import('./outbox.ar.ts'),
  es: () => import('./outbox.es.ts'),
})
