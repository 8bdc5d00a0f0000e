import { ChartTable } from '../../../shared/charts/chart-table.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { orderMessages } from '../../../shared/request/messages/orders.ts'
import { type HeatCell, pastDueHeat } from '../api.ts'
import { dashboardMessages } from '../messages/dashboards.ts'
import { ChartFrame } from './chart-frame.tsx'
import css from './charts.module.css'

const ranges = [1, 2, 4, 8] as const

/** A table whose cells are the warmer the more is late in them; the number stands in each. */
export function HeatChart() {
  const t = useMessages(dashboardMessages)
  const words = useMessages(orderMessages)
  const named = (vertical: HeatCell['vertical']) => (vertical ? words(vertical) : t('noVertical'))
  return (
    <ChartFrame
      title={t('heat')}
      text={t('heatText')}
      figures={pastDueHeat}
      chart={(rows) => <Heat rows={rows} named={named} />}
      table={(rows) => (
        <ChartTable
          numbers={1}
          heads={[t('vertical'), t('pastDue'), t('projects')]}
          rows={rows.map(({ vertical, daysLate, projects }) => [
            named(vertical),
            t(`days_${daysLate}`),
            String(projects),
          ])}
        />
      )}
    />
  )
}

type HeatProps = { rows: readonly HeatCell[]; named: (vertical: HeatCell['vertical']) => string }

function Heat({ rows, named }: HeatProps) {
  const t = useMessages(dashboardMessages)
  const most = Math.max(...rows.map(({ projects }) => projects))
  return (
    <table className={css.heat} aria-label={t('heat')}>
      <thead>
        <tr>
          <th scope="col">{t('vertical')}</th>
          {ranges.map((range) => (
            <th key={range} scope="col">
              {t(`days_${range}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...Map.groupBy(rows, ({ vertical }) => vertical)].map(([vertical, cells]) => (
          <tr key={vertical}>
            <th scope="row">{named(vertical)}</th>
            {ranges.map((range) => {
              const projects = cells.find(({ daysLate }) => daysLate === range)?.projects ?? 0
              return (
                <td key={range} data-heat={Math.ceil((4 * projects) / most)}>
                  {projects}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
