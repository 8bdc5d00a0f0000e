import { useMessages } from '../../../shared/messages/messages.ts'
import { completedQuotes, currentQuotes, pendingReview } from '../api.ts'
import { dashboardMessages } from '../messages/dashboards.ts'
import { StatusWord } from '../status-word.tsx'
import { useCoordinatorColumns } from './coordinator-columns.tsx'
import { FiguresTable } from './figures-table.tsx'

export function FrontOfficeGroup() {
  const t = useMessages(dashboardMessages)
  const current = useCoordinatorColumns('currentquotes')
  const completed = useCoordinatorColumns('completedquotes')
  return (
    <>
      <FiguresTable title={t('current')} figures={currentQuotes} columns={current} />
      <FiguresTable title={t('completed')} figures={completedQuotes} columns={completed} />
      <FiguresTable
        title={t('pendingReview')}
        figures={pendingReview}
        columns={[
          { head: t('reviewStatus'), cell: ({ quoteReviewStatus }) => <StatusWord status={quoteReviewStatus} /> },
          { head: t('quotes'), cell: ({ quotes }) => quotes },
        ]}
      />
    </>
  )
}
