import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './no-engine.en.ts'

export const noEngineMessages = defineCatalog('machine-translation.no-engine', en, {
  ar: () => import('./no-engine.ar.ts'),
  es: () => import('./no-engine.es.ts'),
})
