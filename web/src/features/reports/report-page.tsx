import type { Report } from '@portolan/contract/reports/reports'
import type { ReportView } from '@portolan/contract/reports/views'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ApiError } from '../../shared/api/api-error.ts'
import { WithQuery } from '../../shared/api/query.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { NotFound } from '../../shared/ui/page/not-found.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { readAddress, type Selection } from './address.ts'
import { oneReport } from './api.ts'
import { ReportChart } from './chart/report-chart.tsx'
import { FilterBar } from './filters/filter-bar.tsx'
import { reportMessages } from './messages/reports.ts'
import { ReportActions } from './report-actions.tsx'
import { ReportRows } from './report-rows.tsx'
import css from './reports.module.css'
import { viewList } from './views/api.ts'

export default function ReportPage() {
  return (
    <WithQuery>
      <OneReport />
    </WithQuery>
  )
}

function OneReport() {
  const t = useMessages(reportMessages)
  const { reportId = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(oneReport(reportId))
  const views = useQuery(viewList)
  // 400: not even the id of a report.
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <NotFound />
  return (
    <div className={css.page}>
      <Breadcrumbs
        trail={data ? [{ to: '/reports', name: t('reports') }] : []}
        here={{ name: data?.name ?? t('reports') }}
      />
      {data && !views.isPending ? (
        <ShownReport key={data.id} report={data} views={views.data?.filter((view) => view.reportId === data.id)} />
      ) : (
        <Page wide title={t('reports')}>
          {error ? <ErrorDisplay error={error} onRetry={() => refetch()} /> : <Skeleton count={8} />}
        </Page>
      )}
    </div>
  )
}

/** Filters, order and page are in the address, so that it can be shared and the browser's Back works. */
function ShownReport({ report, views }: { report: Report; views: readonly ReportView[] | undefined }) {
  const t = useMessages(reportMessages)
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const navigate = useNavigate()
  const view = views?.find(({ id }) => id === search.view)
  const { page, ...selection } = readAddress(search, report, view)
  const go = (next: object) =>
    void navigate({
      to: '/reports/$reportId',
      params: { reportId: report.id },
      search: next as never,
      resetScroll: false,
    })
  const show = (next: Partial<Selection & { page: number }>) =>
    go({ ...(view && { view: view.id }), ...selection, page: 1, ...next })
  return (
    <Page wide title={report.name} lead={report.description}>
      {search.view !== undefined && views && !view && <p role="alert">{t('viewGone')}</p>}
      <div className={css.table}>
        <FilterBar filters={report.filters} values={selection.filters} onSearch={(filters) => show({ filters })}>
          <ReportActions
            report={report}
            views={views ?? []}
            current={view}
            selection={selection}
            onChooseView={(id) => go(id === undefined ? {} : { view: id })}
            onChooseColumns={(columns) => show({ columns })}
          />
        </FilterBar>
        <ReportChart report={report} selection={selection} />
        <ReportRows
          report={report}
          selection={selection}
          page={page}
          onTurn={(next) => show({ page: next })}
          onSort={(sort) => show({ sort })}
          onShowEmpty={(showsEmpty) => show({ showsEmpty, page })}
        />
      </div>
    </Page>
  )
}
