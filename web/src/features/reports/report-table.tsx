import type { Report, ReportColumn, ReportRow, ReportRowDetails } from '@portolan/contract/reports/reports'
import { useMessages } from '../../shared/messages/messages.ts'
import { FoldingTable } from '../../shared/ui/page/folding-table.tsx'
import { ScrollFrame } from '../../shared/ui/scroll-frame.tsx'
import { isAmount } from './format-cell.ts'
import { reportMessages } from './messages/reports.ts'
import { linkedColumn, ReportCells } from './report-cells.tsx'
import css from './reports.module.css'
import { useRequestPages } from './use-request-pages.ts'

type Props = {
  report: Report
  columns: readonly ReportColumn[]
  rows: readonly ReportRow[]
  /** One for each row. */
  details: readonly ReportRowDetails[]
  sort: string
  isBusy: boolean
  onSort: (sort: string) => void
}

/** The table scrolls sideways where there is room, and folds where there is none. */
export function ReportTable({ report, columns, rows, details, sort, isBusy, onSort }: Props) {
  const t = useMessages(reportMessages)
  const pageOf = useRequestPages()
  const idOf = (name: string) => columns.find((column) => column.name === name)?.columnId ?? ''
  const pages = details.map(({ request }) => pageOf(request))
  const hasRequestWithoutPage = pages.some((page) => page && 'missing' in page && page.missing === 'noPage')
  return (
    <>
      {hasRequestWithoutPage && linkedColumn(columns) && <p className={css.note}>{t('noPageNote')}</p>}
      <FoldingTable
        label={report.name}
        columns={columns.map(({ name }) => name)}
        amounts={columns.filter(isAmount).map(({ name }) => name)}
        folds="early"
        frame={ScrollFrame}
        isBusy={isBusy}
        sorting={{
          columns: columns.filter(({ isSortable }) => isSortable).map(({ name }) => name),
          sorted: columns.find(({ columnId }) => columnId === sort.replace(/^-/, ''))?.name,
          isDescending: sort.startsWith('-'),
          onSort: (name, isDescending) => onSort(`${isDescending ? '-' : ''}${idOf(name)}`),
        }}
      >
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and are replaced as a whole
          <tr key={index}>
            <ReportCells columns={columns} row={row} page={pages[index] ?? null} />
          </tr>
        ))}
      </FoldingTable>
    </>
  )
}
