import { useMessages } from '../../../shared/messages/messages.ts'
import { dashboardMessages } from '../messages/dashboards.ts'
import css from './charts.module.css'
import { HeatChart } from './heat-chart.tsx'
import { LoadChart } from './load-chart.tsx'
import { TrendChart } from './trend-chart.tsx'

/** What people would rather look at than read. */
export function Overview() {
  const t = useMessages(dashboardMessages)
  return (
    <section className={css.overview} aria-label={t('overview')}>
      <TrendChart />
      <LoadChart />
      <HeatChart />
    </section>
  )
}
