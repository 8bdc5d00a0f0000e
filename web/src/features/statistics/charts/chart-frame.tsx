import { type ReactNode, useId, useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { type Figures, useFigures } from '../api.ts'
import { dashboardMessages } from '../messages/dashboards.ts'
import { SystemError } from '../system-error.tsx'
import css from './charts.module.css'

type Props<Row> = {
  title: string
  text: string
  figures: Figures<Row>
  chart: (rows: readonly Row[]) => ReactNode
  table: (rows: readonly Row[]) => ReactNode
}

/** A chart with its table behind it: the same figures, drawn or written. */
export function ChartFrame<Row>({ title, text, figures, chart, table }: Props<Row>) {
  const t = useMessages(dashboardMessages)
  const { data, isError, refetch } = useFigures(figures)
  const id = useId()
  const [isTable, setTable] = useState(false)
  return (
    <section className={css.frame} aria-labelledby={id}>
      <div className={css.head}>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        {data && data.length > 0 && (
          <button type="button" className={button('text')} onClick={() => setTable(!isTable)}>
            {isTable ? t('asChart') : t('asTable')}
          </button>
        )}
      </div>
      {isError && !data ? (
        <div className={css.state}>
          <SystemError onRetry={() => refetch()} />
        </div>
      ) : !data ? (
        <div className={css.state}>
          <Skeleton count={4} />
        </div>
      ) : data.length === 0 ? (
        <p className={css.quiet}>{t('noFigures')}</p>
      ) : isTable ? (
        table(data)
      ) : (
        chart(data)
      )}
    </section>
  )
}
