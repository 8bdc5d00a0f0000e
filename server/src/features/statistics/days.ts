const dayMs = 86_400_000

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
  const at = Date.parse(today)
  const before = (days: number) => new Date(at - days * dayMs).toISOString().slice(0, 10)
  const daysSinceMonday = (new Date(at).getUTCDay() + 6) % 7
  return {
    today,
    since: before(29),
    edge: `${before(longestExactLateness).slice(0, 7)}-01`,
    firstWeek: before(daysSinceMonday + 11 * 7),
  }
}
