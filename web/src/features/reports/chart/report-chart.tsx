import type { Report, ReportGroup, ReportGrouping } from '@portolan/contract/reports/reports'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatMoney } from '../../../shared/format.ts'
import { getLocale } from '../../../shared/messages/language.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import type { Selection } from '../address.ts'
import { reportGroups } from '../api.ts'
import { reportMessages } from '../messages/reports.ts'
import css from './report-chart.module.css'

type Props = { report: Report; selection: Selection }

/** Rows and cost by month, language or status, as bars or as a table. */
export function ReportChart({ report, selection }: Props) {
  const t = useMessages(reportMessages)
  const id = useId()
  const [grouping, setGrouping] = useState(report.groupings[0])
  const [isTable, setTable] = useState(false)
  if (!grouping) return null
  return (
    <section className={css.frame} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{t('chart')}</h2>
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
        <button type="button" className={button('text')} onClick={() => setTable(!isTable)}>
          {isTable ? t('asChart') : t('asTable')}
        </button>
      </div>
      <Groups report={report} selection={selection} grouping={grouping} isTable={isTable} />
    </section>
  )
}

function Groups({ report, selection, grouping, isTable }: Props & { grouping: ReportGrouping; isTable: boolean }) {
  const t = useMessages(reportMessages)
  const { data, error, refetch } = useQuery(reportGroups(report.id, grouping, selection))
  if (error) return <ErrorDisplay error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton count={4} />
  if (data.length === 0) return <p className={css.quiet}>{t('noRows')}</p>
  const groups = grouping === 'MONTH' ? data.map((group) => ({ ...group, name: formatMonth(group.name) })) : data
  return isTable ? <GroupTable groups={groups} grouping={grouping} /> : <GroupBars groups={groups} />
}

/** From YYYY-MM. */
const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat(getLocale(), {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
    calendar: 'gregory',
  }).format(new Date(month))

function GroupBars({ groups }: { groups: readonly ReportGroup[] }) {
  const t = useMessages(reportMessages)
  const most = Math.max(1, ...groups.map(({ rows }) => rows))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ul className={css.bars} tabIndex={0} aria-label={t('chart')}>
      {groups.map(({ name, rows, spend }) => (
        <li key={name}>
          <span>{name}</span>
          <span className={css.bar} aria-hidden="true">
            <span style={{ inlineSize: `${(100 * rows) / most}%` }} />
          </span>
          <span className={css.figure}>
            <strong>{t('rowCount', { count: rows })}</strong>
            {spend !== null && <span>{formatMoney(spend)}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

function GroupTable({ groups, grouping }: { groups: readonly ReportGroup[]; grouping: ReportGrouping }) {
  const t = useMessages(reportMessages)
  const hasSpend = groups.some(({ spend }) => spend !== null)
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t(`by_${grouping}`)}</th>
          <th scope="col">{t('rows')}</th>
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
