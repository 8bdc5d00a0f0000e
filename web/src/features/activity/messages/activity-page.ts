import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './activity-page.en.ts'

export const activityPageMessages = defineCatalog('activity-page', en, {
  ar: () => import('./activity-page.ar.ts'),
  es: () => import('./activity-page.es.ts'),
})
