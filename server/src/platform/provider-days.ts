const DAY = 86_400_000

/** The day it is then where the provider works, as 2026-11-15. */
export function dayIn(timeZone: string, at: Date): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  return formatter(timeZone, parts).format(at)
}

/** The same hour of the next day on which people work. */
export function nextWorkday(timeZone: string, at: Date): Date {
  const next = new Date(at.getTime() + DAY)
  const weekday = formatter(timeZone, { weekday: 'short' }).format(next)
  return weekday === 'Sat' || weekday === 'Sun' ? nextWorkday(timeZone, next) : next
}

/** The same hour, so many working days later. Whatever begins at a weekend begins on Monday. */
export function addWorkdays(timeZone: string, from: Date, days: number): Date {
  const begin = daysSinceMonday(timeZone, from)
  const end = workdaysBefore(begin) + days
  return new Date(from.getTime() + (Math.floor(end / 5) * 7 + (end % 5) - begin) * DAY)
}

export const workdaysBetween = (timeZone: string, from: Date, until: Date): number =>
  workdaysBefore(daysSinceMonday(timeZone, until)) - workdaysBefore(daysSinceMonday(timeZone, from))

/** Days since Monday, December 29, 1969. */
const daysSinceMonday = (timeZone: string, at: Date): number => Date.parse(dayIn(timeZone, at)) / DAY + 3

/** A weekend counts as the Monday after it. */
const workdaysBefore = (day: number): number => Math.floor(day / 7) * 5 + Math.min(day % 7, 5)

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Making one is slow, using it is not. The Canadian order is that of ISO. */
function formatter(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = timeZone + Object.keys(options).join()
  const known = formatters.get(key) ?? new Intl.DateTimeFormat('en-CA', { ...options, timeZone })
  formatters.set(key, known)
  return known
}
