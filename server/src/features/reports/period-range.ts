import type { ReportPeriod } from '@portolan/contract/reports/periods'
import { Temporal } from 'temporal-polyfill'
import type { Range } from './entities/store-entity.ts'

/** The first and the last millisecond of a period, in a time zone. */
export function periodRange(period: ReportPeriod, timeZone: string, at: Date): Range<number> {
  const today = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  const [first, next] = daysOf(period, today)
  const startOf = (day: Temporal.PlainDate): number => day.toZonedDateTime(timeZone).epochMilliseconds
  return { from: startOf(first), to: startOf(next) - 1 }
}

type Day = Temporal.PlainDate

/** The first day, and the day after the last one. */
function daysOf(period: ReportPeriod, today: Day): readonly [Day, Day] {
  const tomorrow = today.add({ days: 1 })
  const month = today.with({ day: 1 })
  const year = month.with({ month: 1 })
  switch (period) {
    case 'LAST_7_DAYS':
      return [tomorrow.subtract({ days: 7 }), tomorrow]
    case 'LAST_30_DAYS':
      return [tomorrow.subtract({ days: 30 }), tomorrow]
    case 'THIS_MONTH':
      return [month, month.add({ months: 1 })]
    case 'LAST_MONTH':
      return [month.subtract({ months: 1 }), month]
    case 'THIS_YEAR':
      return [year, year.add({ years: 1 })]
    case 'LAST_YEAR':
      return [year.subtract({ years: 1 }), year]
    case 'NEXT_7_DAYS':
      return [today, today.add({ days: 7 })]
    case 'NEXT_30_DAYS':
      return [today, today.add({ days: 30 })]
  }
}
