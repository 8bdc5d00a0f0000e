import { useMessages } from '../../../shared/messages/messages.ts'
import { cell, FoldingTable } from '../../../shared/ui/page/folding-table.tsx'
import { dashboardMessages } from '../messages/dashboards.ts'
import type { ListColumn } from './columns.tsx'
import css from './lists.module.css'

type Props<Row> = { label: string; columns: readonly ListColumn<Row>[]; rows: readonly Row[] }

/** More columns than a page is wide: the table scrolls sideways where there is room for it, and folds where there is none. */
export function ListTable<Row>({ label, columns, rows }: Props<Row>) {
  const t = useMessages(dashboardMessages)
  const [first, ...others] = columns
  const amounts = columns.flatMap(({ head, isAmount }) => (isAmount ? [t(head)] : []))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={css.scroll} aria-label={label} tabIndex={0}>
      <div className={columns.length > 9 ? css.wide : undefined}>
        <FoldingTable label={label} columns={columns.map(({ head }) => t(head))} amounts={amounts} folds="early">
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
  )
}
