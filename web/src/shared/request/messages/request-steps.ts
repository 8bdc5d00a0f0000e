import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './request-steps.en.ts'

export const requestStepMessages = defineCatalog('request-steps', en, {
  ar: () => import('./request-steps.ar.ts'),
  es: () => import('./request-steps.es.ts'),
})
