import { useRef } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { cell, FoldingTable } from '../../../shared/ui/page/folding-table.tsx'
import { dashboardMessages } from '../messages/dashboards.ts'
import type { ListColumn } from './columns.tsx'
import css from './lists.module.css'
import { useHiddenEdge } from './use-hidden-edge.ts'

type Props<Row> = {
  label: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  sort: string | undefined
  isOutdated: boolean
  onSort: (sort: string) => void
}

/**
 * More columns than a page is wide: the table scrolls sideways where there is room for it, with its first column in
 * view and a shadow where something is hidden, and folds where there is none.
 */
export function ListTable<Row>({ label, columns, rows, sort, isOutdated, onSort }: Props<Row>) {
  const t = useMessages(dashboardMessages)
  const box = useRef<HTMLElement>(null)
  const hidden = useHiddenEdge(box)
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
    <div className={css.edges} data-hidden-start={hidden.start || undefined} data-hidden-end={hidden.end || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={box} className={css.scroll} aria-label={label} tabIndex={0}>
        <div className={columns.length > 9 ? css.wide : undefined}>
          <FoldingTable
            label={label}
            columns={columns.map(({ head }) => t(head))}
            amounts={amounts}
            folds="early"
            sorting={sorting}
            isBusy={isOutdated}
          >
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added at the end
              <tr key={index}>
                <th scope="row" className={cell.name}>
                  {first?.cell(row, t)}
                </th>
                {others.map(({ head, isAmount, cell: content }) => (
                  <td key={head} data-label={t(head)} className={isAmount && cell.amount}>
                    {content(row, t)}
                  </td>
                ))}
              </tr>
            ))}
          </FoldingTable>
        </div>
      </section>
    </div>
  )
}
