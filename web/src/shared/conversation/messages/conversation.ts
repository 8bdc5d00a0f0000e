import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './conversation.en.ts'

export const conversationMessages = defineCatalog('conversation', en, {
  ar: () => import('./conversation.ar.ts'),
  es: () => import('./conversation.es.ts'),
})
