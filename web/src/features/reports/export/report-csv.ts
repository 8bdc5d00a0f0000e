import { byteOrderMark, formatCsvLine } from '@portolan/contract/csv-line'
import { sanitizeFileName } from '@portolan/contract/files/file-name'
import type { ReportColumn, ReportRow } from '@portolan/contract/reports/reports'
import { localClock, localDay, writeDate } from '../../../shared/format.ts'

/** A report as CSV, every cell quoted. */
export const writeReportCsv = (columns: readonly ReportColumn[], rows: readonly ReportRow[]): string =>
  byteOrderMark +
  [
    columns.map(({ name }) => name),
    ...rows.map((row) => columns.map((column) => writeCell(column, row[column.columnId]))),
  ]
    .map(formatCsvLine)
    .join('')

/** Dates are MM/DD/YYYY in every language. */
function writeCell({ type }: ReportColumn, value: ReportRow[string] | undefined): string {
  if (value === null || value === undefined) return ''
  if (type === 'TIME' || type === 'DATE') return writeDate(String(value))
  if (type === 'MONEY') return Number(value).toFixed(2)
  return String(value)
}

/** `{report name} {YYYY-MM-DD HHmmss}.csv` or `.xlsx` */
export const nameReportFile = (reportName: string, at: Date, extension: string): string =>
  sanitizeFileName(`${reportName} ${localDay(at)} ${localClock(at).join('')}.${extension}`)
