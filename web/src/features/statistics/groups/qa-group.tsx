import { useMessages } from '../../../shared/messages/messages.ts'
import { qaFigures } from '../api.ts'
import { ListLink } from '../list-link.tsx'
import { dashboardMessages } from '../messages/dashboards.ts'
import { FiguresTable } from './figures-table.tsx'

export function QaGroup() {
  const t = useMessages(dashboardMessages)
  return (
    <FiguresTable
      title={t('qaText')}
      figures={qaFigures}
      columns={[
        {
          head: t('qaSpecialist'),
          cell: ({ qaSpecialist, contactPersonId }) => (
            <ListLink list="qadetails" name={qaSpecialist} id={contactPersonId} />
          ),
        },
        { head: t('assignedJobs'), cell: ({ assignedJobs }) => assignedJobs },
      ]}
    />
  )
}
