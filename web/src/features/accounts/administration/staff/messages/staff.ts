import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './staff.en.ts'

export const staffMessages = defineCatalog('administeredStaff', en, {
  ar: () => import('./staff.ar.ts'),
  es: () => import('./staff.es.ts'),
})
