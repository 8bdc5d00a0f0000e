import { dayBefore, mondayOf } from '../../platform/provider-days.ts'

/** Days as the provider counts them, around today. */
export type Days = {
  readonly today: string
  /** The first of the last thirty. */
  readonly since: string
  /** From here on single days are summed, before it whole months: old work past due must not make a figure slow. */
  readonly edge: string
  /** The Monday of the first of twelve weeks. */
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
