import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './attention.en.ts'

export const attentionMessages = defineCatalog('homeAttention', en, {
  ar: () => import('./attention.ar.ts'),
  es: () => import('./attention.es.ts'),
})
