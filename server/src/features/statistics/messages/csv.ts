import { defineCatalog, type Translate } from '@portolan/locale/catalog'
import { en } from './csv.en.ts'

export const csvMessages = defineCatalog('statistics.csv', en, {
  ar: () => import('./csv.ar.ts'),
  es: () => import('./csv.es.ts'),
})
export type CsvTexts = Translate<typeof en>
