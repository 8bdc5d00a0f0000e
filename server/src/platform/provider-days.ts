import { Temporal } from 'temporal-polyfill'

/** Local calendar date in the provider's time zone, such as 2026-11-15. */
export function dayIn(timeZone: string, at: Date): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  return formatter(timeZone, parts).format(at)
}

/** ISO text with the provider's offset. Its first ten characters are the provider's date. */
export function isoIn(timeZone: string, at: Date): string {
  const part = Object.fromEntries(
    formatter(timeZone, offsetParts)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const offset = (part.timeZoneName ?? '').slice('GMT'.length)
  if (offset === '' || offset === '+00:00') return at.toISOString()
  const milliseconds = String(at.getUTCMilliseconds()).padStart(3, '0')
  return `${dayIn(timeZone, at)}T${part.hour}:${part.minute}:${part.second}.${milliseconds}${offset}`
}

const offsetParts = {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
} as const

/** Adds calendar days and keeps the local time, also across daylight-saving changes. */
export const addDays = (timeZone: string, at: Date, days: number): Date =>
  fromZoned(zonedIn(timeZone, at).add({ days }))

/** The same local time on the next working day. */
export function nextWorkday(timeZone: string, at: Date): Date {
  let next = zonedIn(timeZone, at).add({ days: 1 })
  while (next.dayOfWeek > 5) next = next.add({ days: 1 })
  return fromZoned(next)
}

/** Adds working days and keeps the local time. A start at the weekend counts as Monday. */
export function addWorkdays(timeZone: string, from: Date, days: number): Date {
  const begin = daysSinceMonday(timeZone, from)
  const end = workdaysBefore(begin) + days
  return addDays(timeZone, from, Math.floor(end / 5) * 7 + (end % 5) - begin)
}

export const workdaysBetween = (timeZone: string, from: Date, until: Date): number =>
  workdaysBefore(daysSinceMonday(timeZone, until)) - workdaysBefore(daysSinceMonday(timeZone, from))

/** When the provider's working day ends. */
export const endOfWorkday = (timeZone: string, day: string): Date =>
  fromZoned(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: '17:00' }))

/** Parses ISO text. Text without an offset is local time of the provider. */
export const instantIn = (timeZone: string, text: string): Date =>
  /(?:Z|[+-]\d\d:\d\d)$/i.test(text)
    ? new Date(text)
    : fromZoned(Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone))

/** The day of a column without a time, which the driver reads as midnight where the process runs. */
export const dayOfDate = (date: Date): string =>
  Temporal.PlainDate.from({
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
  }).toString()

/** The date this many days earlier. */
export const dayBefore = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).subtract({ days }).toString()

/** The Monday of the day's week. */
export const mondayOf = (day: string): string => dayBefore(day, Temporal.PlainDate.from(day).dayOfWeek - 1)

const zonedIn = (timeZone: string, at: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)

const fromZoned = ({ epochMilliseconds }: Temporal.ZonedDateTime): Date => new Date(epochMilliseconds)

const firstMonday = Temporal.PlainDate.from('1969-12-29')
const daysSinceMonday = (timeZone: string, at: Date): number => firstMonday.until(dayIn(timeZone, at)).days

/** A weekend counts as the Monday after it. */
const workdaysBefore = (day: number): number => Math.floor(day / 7) * 5 + Math.min(day % 7, 5)

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a formatter is slow. Canadian dates have the ISO order. */
function formatter(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = timeZone + Object.keys(options).join()
  const cached = formatters.get(key) ?? new Intl.DateTimeFormat('en-CA', { ...options, timeZone })
  formatters.set(key, cached)
  return cached
}
