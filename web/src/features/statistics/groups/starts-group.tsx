import { VerticalOrNone } from '@portolan/contract/desk/desk'
import { projectFigures } from '../api.ts'
import { FiguresTable } from './figures-table.tsx'
import { useProjectColumns } from './project-columns.tsx'
import { useVerticalName } from './vertical-name.ts'

export function StartsGroup() {
  const nameOf = useVerticalName()
  const columns = useProjectColumns('projects')
  return VerticalOrNone.options.map((vertical) => (
    <FiguresTable key={vertical} title={nameOf(vertical)} figures={projectFigures(vertical)} columns={columns} />
  ))
}
