import { ChartTable } from '../../../shared/charts/chart-table.tsx'
import { formatDate } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { orderMessages } from '../../../shared/request/messages/orders.ts'
import { type TrendRow, turnaroundTrend } from '../api.ts'
import { dashboardMessages } from '../messages/dashboards.ts'
import { ChartFrame } from './chart-frame.tsx'
import css from './charts.module.css'
import { Sparkline } from './sparkline.tsx'

const hours = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** Orders without a vertical that were all done within minutes would be a line at zero. The table has them. */
const isShown = ([vertical, rows]: readonly [TrendRow['vertical'], readonly TrendRow[]]) =>
  vertical !== null || rows.some(({ averageHours }) => Math.round(averageHours) > 0)

/** One small line a vertical, all on the same scale, so that they can be compared. */
export function TrendChart() {
  const t = useMessages(dashboardMessages)
  const words = useMessages(orderMessages)
  const named = (vertical: TrendRow['vertical']) => (vertical ? words(vertical) : t('noVertical'))
  return (
    <ChartFrame
      title={t('trend')}
      text={t('trendText')}
      figures={turnaroundTrend}
      chart={(rows) => {
        const highest = Math.max(...rows.map(({ averageHours }) => averageHours))
        const weeks = [...new Set(rows.map(({ week }) => week))].sort()
        return (
          <ul className={css.trends}>
            {[...Map.groupBy(rows, ({ vertical }) => vertical)].filter(isShown).map(([vertical, ofVertical]) => (
              <Trend key={vertical} name={named(vertical)} rows={ofVertical} weeks={weeks} highest={highest} />
            ))}
          </ul>
        )
      }}
      table={(rows) => (
        <ChartTable
          numbers={2}
          heads={[t('week'), t('vertical'), t('averageHours'), t('projects')]}
          rows={rows.map(({ week, vertical, averageHours, projects }) => [
            formatDate(week),
            named(vertical),
            t('hours', { hours: hours.format(averageHours) }),
            String(projects),
          ])}
        />
      )}
    />
  )
}

type TrendProps = { name: string; rows: readonly TrendRow[]; weeks: readonly string[]; highest: number }

function Trend({ name, rows, weeks, highest }: TrendProps) {
  const t = useMessages(dashboardMessages)
  const sorted = rows.toSorted((one, other) => one.week.localeCompare(other.week))
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return null
  const summary = t('trendSummary', {
    vertical: name,
    first: hours.format(first.averageHours),
    firstWeek: formatDate(first.week),
    last: hours.format(last.averageHours),
    lastWeek: formatDate(last.week),
  })
  return (
    <li>
      <span>{name}</span>
      <Sparkline
        label={summary}
        highest={highest}
        count={weeks.length}
        points={sorted.map(({ week, averageHours }) => ({ at: weeks.indexOf(week), value: averageHours }))}
      />
      <strong>{t('hours', { hours: hours.format(last.averageHours) })}</strong>
    </li>
  )
}
