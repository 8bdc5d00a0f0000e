import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './return-page.en.ts'

export const returnPageMessages = defineCatalog('procurement.returnPage', en, {
  ar: () => import('./return-page.ar.ts'),
  es: () => import('./return-page.es.ts'),
})
