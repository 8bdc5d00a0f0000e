import { Vertical } from '@portolan/contract/desk'
import { useMessages } from '../../../shared/messages/messages.ts'
import { orderMessages } from '../../../shared/messages/orders.ts'
import { projectFigures } from '../api.ts'
import { FiguresTable } from './figures-table.tsx'
import { useProjectColumns } from './project-columns.tsx'

export function StartsGroup() {
  const words = useMessages(orderMessages)
  const columns = useProjectColumns('projects')
  return Vertical.options.map((vertical) => (
    <FiguresTable key={vertical} title={words(vertical)} figures={projectFigures(vertical)} columns={columns} />
  ))
}
