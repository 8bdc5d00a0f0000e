import type { Report, ReportGroup, ReportGrouping, ReportType } from '@portolan/contract/reports/reports'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatMoney } from '../../../shared/format.ts'
import { getLocale } from '../../../shared/messages/language.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import type { Selection } from '../address.ts'
import { reportGroups } from '../api.ts'
import { reportMessages } from '../messages/reports.ts'
import { isChartOpen, rememberChartOpen } from './chart-memory.ts'
import css from './report-chart.module.css'

type Props = { report: Report; selection: Selection }

type Measure = 'count' | 'cost'

/** How many and at what cost, by month, language or status, as bars or as a table. */
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

function Groups({ report, selection, grouping, measure, isTable }: GroupsProps) {
  const t = useMessages(reportMessages)
  const { data, error, refetch } = useQuery(reportGroups(report.id, grouping, selection))
  if (error) return <ErrorDisplay error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton count={4} />
  if (data.length === 0) return <p className={css.quiet}>{t('noRows')}</p>
  const groups = grouping === 'MONTH' ? data.map((group) => ({ ...group, name: formatMonth(group.name) })) : data
  return isTable ? (
    <GroupTable type={report.type} groups={groups} grouping={grouping} />
  ) : (
    <GroupBars type={report.type} groups={groups} measure={measure} />
  )
}

/** From YYYY-MM. */
const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat(getLocale(), {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
    calendar: 'gregory',
  }).format(new Date(month))

type BarsProps = { type: ReportType; groups: readonly ReportGroup[]; measure: Measure }

function GroupBars({ type, groups, measure }: BarsProps) {
  const t = useMessages(reportMessages)
  const amountOf = ({ rows, spend }: ReportGroup) => (measure === 'cost' ? (spend ?? 0) : rows)
  const most = Math.max(...groups.map(amountOf)) || 1
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ul className={css.bars} tabIndex={0} aria-label={t('chart')}>
      {groups.map((group) => {
        const count = t(`count_${type}`, { count: group.rows })
        const cost = group.spend === null ? null : formatMoney(group.spend)
        const [first, second] = measure === 'cost' ? [cost, count] : [count, cost]
        return (
          <li key={group.name}>
            <span>{group.name}</span>
            <span className={css.bar} aria-hidden="true">
              <span style={{ inlineSize: `${(100 * amountOf(group)) / most}%` }} />
            </span>
            <span className={css.figure}>
              <strong>{first}</strong>
              {second !== null && <span>{second}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

type TableProps = { type: ReportType; groups: readonly ReportGroup[]; grouping: ReportGrouping }

function GroupTable({ type, groups, grouping }: TableProps) {
  const t = useMessages(reportMessages)
  const hasSpend = groups.some(({ spend }) => spend !== null)
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t(`by_${grouping}`)}</th>
          <th scope="col">{t(`type_${type}`)}</th>
          {hasSpend && <th scope="col">{t('cost')}</th>}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ name, rows, spend }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{rows}</td>
            {hasSpend && <td>{formatMoney(spend ?? 0)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
