import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './desk.en.ts'

export const deskMessages = defineCatalog('desk', en, {
  ar: () => import('./desk.ar.ts'),
  es: () => import('./desk.es.ts'),
})
