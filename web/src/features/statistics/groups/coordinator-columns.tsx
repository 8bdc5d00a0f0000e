import type { StaffList } from '@portolan/contract/statistics/staff-lists'
import type { CoordinatorStatsRow } from '@portolan/contract/statistics/statistics'
import { useMessages } from '../../../shared/messages/messages.ts'
import { ListLink } from '../list-link.tsx'
import { dashboardMessages } from '../messages/dashboards.ts'
import type { Column } from './figures-table.tsx'

/** How many quotes each coordinator has; the name leads to them. */
export function useCoordinatorColumns(list: StaffList): readonly Column<CoordinatorStatsRow>[] {
  const t = useMessages(dashboardMessages)
  return [
    {
      head: t('coordinator'),
      cell: ({ projectCoordinator, projectCoordinatorId }) => (
        <ListLink list={list} name={projectCoordinator} id={projectCoordinatorId} />
      ),
    },
    { head: t('quotes'), cell: ({ quotes }) => quotes },
  ]
}
