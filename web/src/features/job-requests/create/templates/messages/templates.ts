import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './templates.en.ts'

export const templateMessages = defineCatalog('request-templates', en, {
  ar: () => import('./templates.ar.ts'),
  es: () => import('./templates.es.ts'),
})
