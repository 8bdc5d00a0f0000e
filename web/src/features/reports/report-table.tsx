import type { Report, ReportColumn, ReportRow } from '@portolan/contract/reports/reports'
import { cell, FoldingTable } from '../../shared/ui/page/folding-table.tsx'
import { formatCell, isAmount } from './format-cell.ts'
import css from './reports.module.css'

type Props = {
  report: Report
  columns: readonly ReportColumn[]
  rows: readonly ReportRow[]
  sort: string
  isBusy: boolean
  onSort: (sort: string) => void
}

/** More columns than a page is wide: the table scrolls sideways where there is room, and folds where there is none. */
export function ReportTable({ report, columns, rows, sort, isBusy, onSort }: Props) {
  const [first, ...others] = columns
  if (!first) return null
  const idOf = (name: string) => columns.find((column) => column.name === name)?.columnId ?? ''
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={css.scroll} aria-label={report.name} tabIndex={0}>
      <div className={columns.length > 8 ? css.wide : undefined}>
        <FoldingTable
          label={report.name}
          columns={columns.map(({ name }) => name)}
          amounts={columns.filter(isAmount).map(({ name }) => name)}
          folds="early"
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
              <th scope="row" className={cell.name}>
                <bdi>{formatCell(first, row[first.columnId])}</bdi>
              </th>
              {others.map((column) => (
                <td
                  key={column.columnId}
                  data-label={column.name}
                  className={isAmount(column) ? cell.amount : undefined}
                >
                  <bdi>{formatCell(column, row[column.columnId])}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </FoldingTable>
      </div>
    </section>
  )
}
