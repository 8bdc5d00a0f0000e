import type { ReportGroup, ReportGrouping, ReportType } from '@portolan/contract/reports/reports'
import { ChartTable } from '../../../shared/charts/chart-table.tsx'
import { formatMoney } from '../../../shared/format.ts'
import { getLocale } from '../../../shared/messages/language.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { reportMessages } from '../messages/reports.ts'

type Props = { type: ReportType; groups: readonly ReportGroup[]; grouping: ReportGrouping }

export function GroupTable({ type, groups, grouping }: Props) {
  const t = useMessages(reportMessages)
  const hasSpend = groups.some(({ spend }) => spend !== null)
  const count = new Intl.NumberFormat(getLocale())
  return (
    <ChartTable
      numbers={hasSpend ? 2 : 1}
      heads={[t(`by_${grouping}`), t(`type_${type}`), ...(hasSpend ? [t('cost')] : [])]}
      rows={groups.map(({ name, rows, spend }) => [
        name,
        count.format(rows),
        ...(hasSpend ? [formatMoney(spend ?? 0)] : []),
      ])}
    />
  )
}
