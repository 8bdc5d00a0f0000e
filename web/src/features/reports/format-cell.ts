import type { ReportColumn, ReportRow } from '@portolan/contract/reports/reports'
import { formatDate, formatMoney } from '../../shared/format.ts'
import { getLocale } from '../../shared/messages/language.ts'

/** In place of a value that is not there. */
export const none = '–'

export const isBlank = (value: ReportRow[string] | undefined): boolean =>
  value === null || value === undefined || value === ''

/** Columns that many clients never fill. Others tell something where they are empty too, such as that nothing was paid. */
export const isOptional = ({ columnId }: ReportColumn): boolean =>
  ['reference', 'deliveryAnswer'].includes(columnId) || columnId.startsWith('customField:')

/** A value as the table shows it. */
export function formatCell({ type }: ReportColumn, value: ReportRow[string] | undefined): string {
  if (isBlank(value)) return none
  if (type === 'MONEY') return formatMoney(Number(value))
  if (type === 'NUMBER') return new Intl.NumberFormat(getLocale()).format(Number(value))
  if (type === 'TIME' || type === 'DATE') return formatDate(String(value))
  return String(value)
}

export const isAmount = ({ type }: ReportColumn): boolean => type === 'MONEY' || type === 'NUMBER'
