import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './staff-tasks.en.ts'

export const staffTaskMessages = defineCatalog('staffTasks', en, {
  ar: () => import('./staff-tasks.ar.ts'),
  es: () => import('./staff-tasks.es.ts'),
})
