import { VerticalOrNone } from '@portolan/contract/desk/desk'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteFigures } from '../api.ts'
import css from '../dashboard.module.css'
import { dashboardMessages } from '../messages/dashboards.ts'
import { useCoordinatorColumns } from './coordinator-columns.tsx'
import { FiguresTable } from './figures-table.tsx'
import { useVerticalName } from './vertical-name.ts'

export function CoordinatorGroup() {
  const t = useMessages(dashboardMessages)
  const nameOf = useVerticalName()
  const pastDue = useCoordinatorColumns('pastdue')
  const dueToday = useCoordinatorColumns('duetoday')
  const current = useCoordinatorColumns('currentquotes')
  return (
    <div className={css.pairs}>
      {VerticalOrNone.options.flatMap((vertical) => [
        <FiguresTable
          key={`${vertical}PastDue`}
          title={t('pastDueOf', { vertical: nameOf(vertical) })}
          figures={quoteFigures(`${vertical}PastDue`)}
          columns={pastDue}
        />,
        <FiguresTable
          key={`${vertical}DueToday`}
          title={t('dueTodayOf', { vertical: nameOf(vertical) })}
          figures={quoteFigures(`${vertical}DueToday`)}
          columns={dueToday}
        />,
      ])}
      <FiguresTable title={t('unassignedPastDue')} figures={quoteFigures('unassignedPastDue')} columns={pastDue} />
      <FiguresTable title={t('unassignedDueToday')} figures={quoteFigures('unassignedDueToday')} columns={dueToday} />
      <FiguresTable title={t('unassigned')} figures={quoteFigures('unassigned')} columns={current} />
    </div>
  )
}
