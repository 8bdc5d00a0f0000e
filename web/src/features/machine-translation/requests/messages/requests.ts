import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './requests.en.ts'

export const machineRequestMessages = defineCatalog('machine-translation.requests', en, {
  ar: () => import('./requests.ar.ts'),
  es: () => import('./requests.es.ts'),
})
