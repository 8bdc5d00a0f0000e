import type { ReportGroup, ReportType } from '@portolan/contract/reports/reports'
import bar from '../../../shared/charts/bar.module.css'
import { useMessages } from '../../../shared/messages/messages.ts'
import { reportMessages } from '../messages/reports.ts'
import { useFigures } from './figures.ts'
import { amountOf, type Measure } from './measure.ts'
import css from './report-chart.module.css'

type Props = { type: ReportType; groups: readonly ReportGroup[]; measure: Measure }

/** Languages or statuses, the largest first. */
export function GroupBars({ type, groups, measure }: Props) {
  const t = useMessages(reportMessages)
  const figuresOf = useFigures(type, measure)
  const sorted = groups.toSorted((one, other) => amountOf(other, measure) - amountOf(one, measure))
  const most = Math.max(...groups.map((group) => amountOf(group, measure))) || 1
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ul className={css.bars} tabIndex={0} aria-label={t('chart')}>
      {sorted.map((group) => {
        const [first, second] = figuresOf(group)
        return (
          <li key={group.name}>
            <span>{group.name}</span>
            <span className={bar.bar} aria-hidden="true">
              <span className={bar.part} style={{ inlineSize: `${(100 * amountOf(group, measure)) / most}%` }} />
            </span>
            <strong className={css.figure}>{first}</strong>
            {second !== undefined && <span className={css.figure}>{second}</span>}
          </li>
        )
      })}
    </ul>
  )
}
