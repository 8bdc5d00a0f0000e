const twoDigits = { month: '2-digit', day: '2-digit' } as const

const dateParts = new Intl.DateTimeFormat('en-US', { ...twoDigits, year: 'numeric' })
const momentParts = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
const dashboardParts = new Intl.DateTimeFormat('en-US', {
  ...twoDigits,
  year: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  hour12: true,
})
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/

/** MM/DD/YYYY. A calendar day (YYYY-MM-DD) is the same day everywhere; an instant is shown in the reader's zone. */
export function formatDate(value: string): string {
  const day = calendarDay.exec(value)
  return day ? `${day[2]}/${day[3]}/${day[1]}` : dateParts.format(new Date(value))
}

/** MM/DD/YYYY where the provider works: the API writes such instants with the provider's offset. */
export const formatProviderDay = (instant: string): string => formatDate(instant.slice(0, 10))

/** What was typed into a date field as YYYY-MM-DD, or undefined when there is no such day. */
export function readDate(typed: string): string | undefined {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed.trim())
  if (!match) return undefined
  const [, month = '', day = '', year = ''] = match
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined
}

/** 'MMM DD, YYYY HH:mm:ss' in the reader's zone. */
export function formatMoment(instant: string): string {
  const part = partsOf(momentParts, instant)
  return `${part.month} ${part.day}, ${part.year} ${part.hour}:${part.minute}:${part.second}`
}

/** 'MM-DD-YY h:mm:ss A' in the reader's zone, as the staff dashboards show it. */
export function formatDashboardMoment(instant: string): string {
  const part = partsOf(dashboardParts, instant)
  return `${part.month}-${part.day}-${part.year} ${part.hour}:${part.minute}:${part.second} ${part.dayPeriod}`
}

/** US dollars with two decimals. */
export const formatMoney = (amount: number): string => dollars.format(amount)

function partsOf(format: Intl.DateTimeFormat, instant: string) {
  const parts = format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value])
  return Object.fromEntries(parts) as Record<Intl.DateTimeFormatPartTypes, string>
}
