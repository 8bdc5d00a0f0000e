import type { FilterValue } from '@portolan/contract/reports/filter-values'
import type { ReportFilter } from '@portolan/contract/reports/reports'
import { formatDate, localDay } from '../../../shared/format.ts'
import { getLocale } from '../../../shared/messages/language.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { reportMessages } from '../messages/reports.ts'

/** Says a filter and its value, such as "Status: Completed". */
export function useFilterText(): (filter: ReportFilter, value: FilterValue) => string {
  const t = useMessages(reportMessages)
  return ({ name, type, options }, value) => {
    if (typeof value !== 'object') {
      const chosen = options.find((option) => option.value === value)
      return t('filterIs', { name, value: chosen?.name ?? String(value) })
    }
    if ('period' in value) return t('filterIs', { name, value: t(`dates_${value.period}`) })
    const write = (bound: number) =>
      type === 'DATE' ? formatDate(localDay(new Date(bound))) : new Intl.NumberFormat(getLocale()).format(bound)
    const { from, to } = value
    if (from === undefined) return to === undefined ? name : t('filterTo', { name, value: write(to) })
    if (to === undefined) return t('filterFrom', { name, value: write(from) })
    return t('filterIs', { name, value: `${write(from)} – ${write(to)}` })
  }
}
