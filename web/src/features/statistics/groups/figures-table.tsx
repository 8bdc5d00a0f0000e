import type { ReactNode } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { type Figures, useFigures } from '../api.ts'
import css from '../dashboard.module.css'
import { dashboardMessages } from '../messages/dashboards.ts'
import { SystemError } from '../system-error.tsx'

export type Column<Row> = { readonly head: string; readonly cell: (row: Row) => ReactNode }

type Props<Row> = {
  title: string
  figures: Figures<Row>
  /** The first one names the row. */
  columns: readonly Column<Row>[]
}

/** A few figures by person, the most first as the server says. */
export function FiguresTable<Row>({ title, figures, columns }: Props<Row>) {
  const t = useMessages(dashboardMessages)
  const { data, isError, refetch } = useFigures(figures)
  const [first, ...others] = columns
  return (
    <section className={css.figures}>
      <h3>{title}</h3>
      {isError && !data ? (
        <SystemError onRetry={() => refetch()} />
      ) : !data ? (
        <Skeleton count={2} />
      ) : data.length === 0 ? (
        <p className={css.quiet}>{t('nothing')}</p>
      ) : (
        <table aria-label={title}>
          <thead>
            <tr>
              {columns.map(({ head }) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own where nobody is assigned
              <tr key={index}>
                <th scope="row">{first?.cell(row)}</th>
                {others.map(({ head, cell }) => (
                  <td key={head}>{cell(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
