import type { ReportColumn, ReportRow } from '@portolan/contract/reports/reports'
import { joinNames } from '@portolan/locale/join-names'
import { nameLanguage } from '../reference/index.ts'
import type { Wording } from './entities/store-entity.ts'
import { type ReportTextKey, reportTextKeys } from './messages/reports.ts'
import type { OpenReport } from './open-report.ts'
import type { Cells } from './store-rows.ts'

type Value = ReportRow[string]

/** Rows by columnId, with languages and statuses in the reader's words. */
export const presentRow = (open: OpenReport, columns: readonly ReportColumn[], cells: Cells): ReportRow =>
  Object.fromEntries(columns.map((column, index) => [column.columnId, presentCell(open, column, cells[index])]))

function presentCell(open: OpenReport, { columnId, type }: ReportColumn, value: unknown): Value {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (type === 'MONEY') return Number(value) / 100
  if (type === 'NUMBER') return Number(value)
  return wordValue(open, open.entity.columns[columnId]?.wording, value)
}

export function wordValue({ locale, t }: OpenReport, wording: Wording | undefined, value: unknown): string {
  if (wording === 'languages' && Array.isArray(value)) {
    const names = value.map((id) => nameLanguage(id, locale))
    return joinNames(names, locale)
  }
  const text = String(value)
  if (wording === 'language') return nameLanguage(text, locale)
  if (wording === 'text' && isTextKey(text)) return t(text)
  return text
}

const isTextKey = (text: string): text is ReportTextKey => reportTextKeys.has(text)
