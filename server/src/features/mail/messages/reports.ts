import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './reports.en.ts'

export const reportMessages = defineCatalog('mail.reports', en, {
  ar: () => import('./reports.ar.ts'),
  es: () => import('./reports.es.ts'),
})
