import { dayBefore, mondayOf } from '../../platform/provider-days.ts'

/** Dates around today in the provider's time zone. */
export type Days = {
  readonly today: string
  /** The first of the last thirty days. */
  readonly since: string
  /** From this date on figures are summed by day, before it by month, so that old overdue work stays fast to sum. */
  readonly edge: string
  /** The Monday of the first of the last twelve weeks. */
  readonly firstWeek: string
}

const longestExactLateness = 8

export function daysAround(today: string): Days {
  return {
    today,
    since: dayBefore(today, 29),
    edge: `${dayBefore(today, longestExactLateness).slice(0, 7)}-01`,
    firstWeek: dayBefore(mondayOf(today), 11 * 7),
  }
}
