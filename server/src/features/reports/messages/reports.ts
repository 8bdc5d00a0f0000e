import { defineCatalog, type Translate } from '@portolan/locale/catalog'
import { en } from './reports.en.ts'

export const reportMessages = defineCatalog('reports.server', en, {
  ar: () => import('./reports.ar.ts'),
  es: () => import('./reports.es.ts'),
})
export type ReportTexts = Translate<typeof en>
export type ReportTextKey = keyof typeof en
export const reportTextKeys: ReadonlySet<string> = new Set(Object.keys(en))
