import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './activity.en.ts'

export const activityMessages = defineCatalog('activity', en, {
  ar: () => import('./activity.ar.ts'),
  es: () => import('./activity.es.ts'),
})
