import { defineCatalog } from '../catalog.ts'
import { en } from './en.ts'

/** A small catalog in every locale, for the tests of this package. */
export const testCatalog = defineCatalog('test', en, {
  ar: () => import('./ar.ts'),
  es: () => import('./es.ts'),
})
