import { type ReportSummary, ReportType } from '@portolan/contract/reports/reports'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { WithQuery } from '../../shared/api/query.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { EmptyState } from '../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { reportList } from './api.ts'
import { reportMessages } from './messages/reports.ts'
import css from './reports.module.css'
import { SavedViews } from './views/saved-views.tsx'

export default function ReportsPage() {
  return (
    <WithQuery>
      <Reports />
    </WithQuery>
  )
}

/** All reports of the organization, by type. */
function Reports() {
  const t = useMessages(reportMessages)
  const { data, error, isPending, refetch } = useQuery(reportList)
  return (
    <Page title={t('reports')} lead={t('lead')}>
      {isPending ? (
        <Skeleton count={4} />
      ) : error ? (
        <ErrorDisplay error={error} onRetry={() => refetch()} />
      ) : data.length === 0 ? (
        <EmptyState icon="chart" text={t('noReports')} />
      ) : (
        <>
          <SavedViews reports={data} />
          <ReportGroups reports={data} />
        </>
      )}
    </Page>
  )
}

/** A heading over a single report would only say its name again, so there are none where no type has several. */
function ReportGroups({ reports }: { reports: readonly ReportSummary[] }) {
  const t = useMessages(reportMessages)
  const groups = ReportType.options
    .map((type) => ({ type, ofType: reports.filter((report) => report.type === type) }))
    .filter(({ ofType }) => ofType.length > 0)
  const hasSeveral = groups.some(({ ofType }) => ofType.length > 1)
  return (
    <div className={css.groups}>
      {groups.map(({ type, ofType }) => (
        <section key={type} className={css.group} aria-labelledby={`type-${type}`}>
          <h2 id={`type-${type}`} className={hasSeveral ? undefined : 'visually-hidden'}>
            {t(`type_${type}`)}
          </h2>
          <ul>
            {ofType.map(({ id, name, description }) => (
              <li key={id}>
                <Link to="/reports/$reportId" params={{ reportId: id }}>
                  {name}
                </Link>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
