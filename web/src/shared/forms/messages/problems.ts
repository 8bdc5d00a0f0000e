import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './problems.en.ts'

/** Texts of problems, by their code: those of the contract, which the server words too, and those of pages only. */
export const problemMessages = defineCatalog('problems', en, {
  ar: () => import('./problems.ar.ts'),
  es: () => import('./problems.es.ts'),
})
