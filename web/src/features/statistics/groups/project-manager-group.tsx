import { VerticalOrNone } from '@portolan/contract/desk/desk'
import { useMessages } from '../../../shared/messages/messages.ts'
import { projectFigures } from '../api.ts'
import { dashboardMessages } from '../messages/dashboards.ts'
import { FiguresTable } from './figures-table.tsx'
import { useProjectColumns } from './project-columns.tsx'
import { useVerticalName } from './vertical-name.ts'

const facets = [
  ['Turnaround', 'turnaroundOf'],
  ['PastDue', 'pastDueOf'],
  ['DueToday', 'dueTodayOf'],
] as const

export function ProjectManagerGroup() {
  const t = useMessages(dashboardMessages)
  const nameOf = useVerticalName()
  const hours = useProjectColumns('hours')
  const counts = useProjectColumns('kinds')
  return VerticalOrNone.options.flatMap((vertical) =>
    facets.map(([facet, title]) => (
      <FiguresTable
        key={vertical + facet}
        title={t(title, { vertical: nameOf(vertical) })}
        figures={projectFigures(`${vertical}${facet}`)}
        columns={facet === 'Turnaround' ? hours : counts}
      />
    )),
  )
}
