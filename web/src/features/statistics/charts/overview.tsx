import { useMessages } from '../../../shared/messages/messages.ts'
import { loadPerPerson, pastDueHeat, turnaroundTrend, useFigures } from '../api.ts'
import { dashboardMessages } from '../messages/dashboards.ts'
import { SystemError } from '../system-error.tsx'
import css from './charts.module.css'
import { HeatChart } from './heat-chart.tsx'
import { LoadChart } from './load-chart.tsx'
import { TrendChart } from './trend-chart.tsx'

/** What people would rather look at than read. If nothing of it can be read, it says so once. */
export function Overview() {
  const t = useMessages(dashboardMessages)
  const trend = useFigures(turnaroundTrend)
  const load = useFigures(loadPerPerson)
  const heat = useFigures(pastDueHeat)
  const all = [trend, load, heat]
  if (all.every(({ isError, data }) => isError && !data))
    return <SystemError onRetry={() => void Promise.all(all.map(({ refetch }) => refetch()))} />
  return (
    <section className={css.overview} aria-label={t('overview')}>
      <TrendChart />
      <LoadChart />
      <HeatChart />
    </section>
  )
}
