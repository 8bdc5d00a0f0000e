import { pageSizes, type Report } from '@portolan/contract/reports/reports'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { EmptyColumns } from '../../shared/ui/page/empty-columns.tsx'
import { EmptyState } from '../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { PageControls } from '../../shared/ui/page/page-controls.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { type Selection, shownColumns } from './address.ts'
import { reportRows } from './api.ts'
import { isBlank, isOptional } from './format-cell.ts'
import { reportMessages } from './messages/reports.ts'
import { rememberedPageSize, rememberPageSize } from './page-size.ts'
import { ReportTable } from './report-table.tsx'

type Props = {
  report: Report
  selection: Selection
  page: number
  onTurn: (page: number) => void
  onSort: (sort: string) => void
  onShowEmpty: (showsEmpty: boolean) => void
}

/** The table of a report with its pages. */
export function ReportRows({ report, selection, page, onTurn, onSort, onShowEmpty }: Props) {
  const t = useMessages(reportMessages)
  const [limit, setLimit] = useState(rememberedPageSize)
  const query = useQuery(reportRows(report.id, { ...selection, page, limit }))
  const { data, error } = query
  if (error) return <ErrorDisplay error={error} onRetry={() => query.refetch()} />
  if (!data) return <Skeleton count={8} />
  if (data.totalRows === 0) return <EmptyState icon="search" text={t('noRows')} />
  const chosen = shownColumns(report, selection)
  const empty = chosen.filter(
    (column) => isOptional(column) && data.items.every((row) => isBlank(row[column.columnId])),
  )
  const first = (page - 1) * limit + 1
  const last = first + data.items.length - 1
  const total = t(`count_${report.type}`, { count: data.totalRows })
  return (
    <>
      <EmptyColumns names={empty.map(({ name }) => name)} isShown={selection.showsEmpty} onShow={onShowEmpty} />
      <ReportTable
        report={report}
        columns={selection.showsEmpty ? chosen : chosen.filter((column) => !empty.includes(column))}
        rows={data.items}
        details={data.details}
        sort={selection.sort}
        isBusy={query.isPlaceholderData}
        onSort={onSort}
      />
      <PageControls
        size={limit}
        sizes={pageSizes}
        count={data.items.length}
        place={t(data.isTotalExact ? 'place' : 'placeOfMore', { first, last, total })}
        isFirst={page === 1}
        isLast={last >= data.totalRows}
        onBack={() => onTurn(page - 1)}
        onNext={() => onTurn(page + 1)}
        onResize={(size) => {
          setLimit(rememberPageSize(size))
          onTurn(1)
        }}
      />
    </>
  )
}
