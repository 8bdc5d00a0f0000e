import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './activity-file.en.ts'

export const activityFileMessages = defineCatalog('activity-file', en, {
  ar: () => import('./activity-file.ar.ts'),
  es: () => import('./activity-file.es.ts'),
})
