import type { Report, ReportGrouping } from '@portolan/contract/reports/reports'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatMonth } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import type { Selection } from '../address.ts'
import { reportGroups } from '../api.ts'
import { reportMessages } from '../messages/reports.ts'
import { isChartOpen, rememberChartOpen } from './chart-memory.ts'
import { GroupBars } from './group-bars.tsx'
import { GroupTable } from './group-table.tsx'
import type { Measure } from './measure.ts'
import { MonthColumns } from './month-columns.tsx'
import { listMonths, maxMonths } from './months.ts'
import css from './report-chart.module.css'

type Props = { report: Report; selection: Selection }

/** How many and at what cost, by month, language or status, as a chart or as a table. */
export function ReportChart({ report, selection }: Props) {
  const t = useMessages(reportMessages)
  const id = useId()
  const [grouping, setGrouping] = useState(report.groupings[0])
  const [measure, setMeasure] = useState<Measure>('count')
  const [isTable, setTable] = useState(false)
  const [isOpen, setOpen] = useState(isChartOpen)
  if (!grouping) return null
  const fold = <ChartHead id={id} isOpen={isOpen} onToggle={() => setOpen(rememberChartOpen(!isOpen))} />
  if (!isOpen) return <section className={css.frame}>{fold}</section>
  return (
    <section className={css.frame} aria-labelledby={id}>
      <div className={css.head}>
        {fold}
        <label>
          {t('groupBy')}
          <select value={grouping} onChange={({ target }) => setGrouping(target.value as ReportGrouping)}>
            {report.groupings.map((each) => (
              <option key={each} value={each}>
                {t(`by_${each}`)}
              </option>
            ))}
          </select>
        </label>
        {report.hasSpend && !isTable && (
          <label>
            {t('measure')}
            <select value={measure} onChange={({ target }) => setMeasure(target.value as Measure)}>
              <option value="count">{t(`type_${report.type}`)}</option>
              <option value="cost">{t('cost')}</option>
            </select>
          </label>
        )}
        <button type="button" className={button('text')} onClick={() => setTable(!isTable)}>
          {isTable ? t('asChart') : t('asTable')}
        </button>
      </div>
      <Groups report={report} selection={selection} grouping={grouping} measure={measure} isTable={isTable} />
    </section>
  )
}

function ChartHead({ id, isOpen, onToggle }: { id: string; isOpen: boolean; onToggle: () => void }) {
  const t = useMessages(reportMessages)
  return (
    <h2 id={id}>
      <button type="button" className={css.fold} aria-expanded={isOpen} onClick={onToggle}>
        <Icon name="chevron" />
        {t('chart')}
      </button>
    </h2>
  )
}

type GroupsProps = Props & { grouping: ReportGrouping; measure: Measure; isTable: boolean }

function Groups({ report: { id, type }, selection, grouping, measure, isTable }: GroupsProps) {
  const t = useMessages(reportMessages)
  const { data, error, refetch } = useQuery(reportGroups(id, grouping, selection))
  if (error) return <ErrorDisplay error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton count={4} />
  if (data.length === 0) return <p className={css.quiet}>{t('noRows')}</p>
  if (grouping !== 'MONTH')
    return isTable ? (
      <GroupTable type={type} groups={data} grouping={grouping} />
    ) : (
      <GroupBars type={type} groups={data} measure={measure} />
    )
  const months = listMonths(data)
  return (
    <>
      {isTable ? (
        <GroupTable
          type={type}
          groups={months.map((month) => ({ ...month, name: formatMonth(month.name) }))}
          grouping={grouping}
        />
      ) : (
        <MonthColumns type={type} months={months} measure={measure} />
      )}
      {months.length === maxMonths && <p className={css.quiet}>{t('lastMonths', { count: maxMonths })}</p>}
    </>
  )
}
