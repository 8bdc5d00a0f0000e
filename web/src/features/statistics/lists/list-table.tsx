import { useMessages } from '../../../shared/messages/messages.ts'
import { cell, FoldingTable } from '../../../shared/ui/page/folding-table.tsx'
import { ScrollFrame } from '../../../shared/ui/scroll-frame.tsx'
import { dashboardMessages } from '../messages/dashboards.ts'
import type { ListColumn } from './columns.tsx'
import css from './lists.module.css'

type Props<Row> = {
  label: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  sort: string | undefined
  isOutdated: boolean
  onSort: (sort: string) => void
}

/** The table scrolls sideways where there is room for it, and folds where there is none. */
export function ListTable<Row>({ label, columns, rows, sort, isOutdated, onSort }: Props<Row>) {
  const t = useMessages(dashboardMessages)
  const [first, ...others] = columns
  const amounts = columns.flatMap(({ head, isAmount }) => (isAmount ? [t(head)] : []))
  const sorted = columns.find((column) => column.sort !== undefined && column.sort === sort?.replace('-', ''))
  const sorting = {
    columns: columns.flatMap((column) => (column.sort ? [t(column.head)] : [])),
    sorted: sorted && t(sorted.head),
    isDescending: sort?.startsWith('-') ?? false,
    onSort: (head: string, isDescending: boolean) => {
      const column = columns.find((each) => t(each.head) === head)
      if (column?.sort) onSort(`${isDescending ? '-' : ''}${column.sort}`)
    },
  }
  return (
    <div className={css.table}>
      <FoldingTable
        label={label}
        columns={columns.map(({ head }) => t(head))}
        amounts={amounts}
        folds="early"
        frame={ScrollFrame}
        sorting={sorting}
        isBusy={isOutdated}
      >
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added at the end
          <tr key={index}>
            <th scope="row" className={cell.name}>
              {first?.cell(row, t)}
            </th>
            {others.map(({ head, isAmount, isLong, isName, isEmpty, cell: content }) => (
              <td
                key={head}
                data-label={t(head)}
                data-empty={isEmpty?.(row)}
                className={isAmount ? cell.amount : isLong ? css.long : isName && css.name}
              >
                {content(row, t)}
              </td>
            ))}
          </tr>
        ))}
      </FoldingTable>
    </div>
  )
}
