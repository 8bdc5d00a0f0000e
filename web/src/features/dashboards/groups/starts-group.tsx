import { Vertical } from '@portolan/contract/desk'
import { dashboardMessages } from '../../../shared/messages/dashboards.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { projectFigures } from '../api.ts'
import { FiguresTable } from './figures-table.tsx'
import { useProjectColumns } from './project-columns.tsx'

export function StartsGroup() {
  const t = useMessages(dashboardMessages)
  const columns = useProjectColumns('projects')
  return Vertical.options.map((vertical) => (
    <FiguresTable key={vertical} title={t(vertical)} figures={projectFigures(vertical)} columns={columns} />
  ))
}
