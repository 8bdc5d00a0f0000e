import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './order.en.ts'

export const deskOrderMessages = defineCatalog('deskOrder', en, {
  ar: () => import('./order.ar.ts'),
  es: () => import('./order.es.ts'),
})
