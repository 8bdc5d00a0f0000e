const dayMs = 24 * 60 * 60 * 1000

/** The day it is then where the provider works, as 2026-11-15. */
export function dayIn(timeZone: string, at: Date): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  return formatter(timeZone, parts).format(at)
}

/** The same hour of the next day on which people work. */
export function nextWorkday(timeZone: string, at: Date): Date {
  const next = new Date(at.getTime() + dayMs)
  const weekday = formatter(timeZone, { weekday: 'short' }).format(next)
  return weekday === 'Sat' || weekday === 'Sun' ? nextWorkday(timeZone, next) : next
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Making one is slow, using it is not. The Canadian order is that of ISO. */
function formatter(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = timeZone + Object.keys(options).join()
  const known = formatters.get(key) ?? new Intl.DateTimeFormat('en-CA', { ...options, timeZone })
  formatters.set(key, known)
  return known
}
