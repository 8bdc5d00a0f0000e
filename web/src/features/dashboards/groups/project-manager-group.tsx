import { Vertical } from '@portolan/contract/desk'
import { dashboardMessages } from '../../../shared/messages/dashboards.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { orderMessages } from '../../../shared/messages/orders.ts'
import { projectFigures } from '../api.ts'
import { FiguresTable } from './figures-table.tsx'
import { useProjectColumns } from './project-columns.tsx'

const facets = [
  ['Turnaround', 'turnaroundOf'],
  ['PastDue', 'pastDueOf'],
  ['DueToday', 'dueTodayOf'],
] as const

export function ProjectManagerGroup() {
  const t = useMessages(dashboardMessages)
  const words = useMessages(orderMessages)
  const hours = useProjectColumns('hours')
  const counts = useProjectColumns('kinds')
  return Vertical.options.flatMap((vertical) =>
    facets.map(([facet, title]) => (
      <FiguresTable
        key={vertical + facet}
        title={t(title, { vertical: words(vertical) })}
        figures={projectFigures(`${vertical}${facet}`)}
        columns={facet === 'Turnaround' ? hours : counts}
      />
    )),
  )
}
