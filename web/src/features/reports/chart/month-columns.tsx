import type { ReportGroup, ReportType } from '@portolan/contract/reports/reports'
import { directionOf } from '@portolan/locale/direction'
import { type KeyboardEvent, useRef, useState } from 'react'
import { formatMoney, formatMonth } from '../../../shared/format.ts'
import { getLocale } from '../../../shared/messages/language.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { reportMessages } from '../messages/reports.ts'
import { axisTicks } from './axis-ticks.ts'
import { useFigures } from './figures.ts'
import { amountOf, type Measure } from './measure.ts'
import css from './month-columns.module.css'
import { isLabeled } from './months.ts'

type Props = { type: ReportType; months: readonly ReportGroup[]; measure: Measure }

/** A column a month over an axis of time, which goes the way the page is read. */
export function MonthColumns({ type, months, measure }: Props) {
  const t = useMessages(reportMessages)
  const figuresOf = useFigures(type, measure)
  const list = useRef<HTMLUListElement>(null)
  const [reached, setReached] = useState(months.length - 1)
  const current = Math.min(reached, months.length - 1)
  const ticks = axisTicks(Math.max(...months.map((month) => amountOf(month, measure))), measure === 'count')
  const top = ticks.at(-1) ?? 1
  const write = measure === 'cost' ? writeDollars(ticks) : new Intl.NumberFormat(getLocale()).format

  /** One stop for the Tab key; arrows go from month to month. */
  function move(event: KeyboardEvent) {
    const next = nextMonth(event.key, current, months.length)
    if (next === undefined) return
    event.preventDefault()
    setReached(next)
    list.current?.querySelectorAll<HTMLElement>('[role=img]')[next]?.focus()
  }

  return (
    <div className={css.chart} data-months={months.length > 14 ? 'many' : 'few'}>
      <div className={css.scale} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick}>{write(tick)}</span>
        ))}
      </div>
      <div className={css.lines} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} />
        ))}
      </div>
      <ul ref={list} className={css.columns} aria-label={t('chart')} onKeyDown={move}>
        {months.map((month, index) => {
          const figures = figuresOf(month)
          const name = formatMonth(month.name)
          const amount = amountOf(month, measure)
          return (
            <li key={month.name} data-side={sideOf(index, months.length)}>
              <span
                className={css.month}
                role="img"
                aria-label={`${name}: ${figures.join(', ')}`}
                tabIndex={index === current ? 0 : -1}
                onFocus={() => setReached(index)}
              >
                <span className={css.column} style={{ blockSize: `${(100 * amount) / top}%` }}>
                  {amount > 0 && <span className={css.value}>{write(amount)}</span>}
                  <span className={css.tip}>
                    <strong>{name}</strong>
                    {figures.map((figure) => (
                      <span key={figure}>{figure}</span>
                    ))}
                  </span>
                </span>
              </span>
              <MonthLabel month={month.name} count={months.length} isFirst={index === 0} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const [mostWide, mostNarrow] = [14, 6]

/** The month, with the year under the first one and under each January. */
function MonthLabel({ month, count, isFirst }: { month: string; count: number; isFirst: boolean }) {
  if (!isLabeled(month, count, mostWide)) return null
  return (
    <span className={css.label} data-narrow={isLabeled(month, count, mostNarrow)} aria-hidden="true">
      {formatMonth(month, 'axisMonth')}
      {(isFirst || month.endsWith('-01')) && <span>{formatMonth(month, 'axisYear')}</span>}
    </span>
  )
}

const writeDollars = (ticks: readonly number[]) => (amount: number) =>
  formatMoney(amount, ticks.every(Number.isInteger) ? 0 : 2)

/** Towards which side the figures of a month open, so that they stay inside the chart. */
function sideOf(index: number, count: number): 'start' | 'middle' | 'end' {
  const place = (index + 0.5) / count
  return place < 0.25 ? 'start' : place > 0.75 ? 'end' : 'middle'
}

function nextMonth(key: string, current: number, count: number): number | undefined {
  const forward = directionOf(getLocale()) === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  return Math.min(Math.max(current + (key === forward ? 1 : -1), 0), count - 1)
}
