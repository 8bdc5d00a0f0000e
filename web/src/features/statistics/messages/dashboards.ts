import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './dashboards.en.ts'

export const dashboardMessages = defineCatalog('dashboards', en, {
  ar: () => import('./dashboards.ar.ts'),
  es: () => import('./dashboards.es.ts'),
})
