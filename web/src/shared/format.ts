import { directionOf } from '@portolan/locale/direction'
import * as locale from '@portolan/locale/name-in-sentence'
import { getLanguage, getLocale } from './messages/language.ts'

const twoDigits = { month: '2-digit', day: '2-digit' } as const
const clock = { hour: '2-digit', minute: '2-digit' } as const
const zoned = { timeZoneName: 'short' } as const
const inWords = { year: 'numeric', month: 'short', day: 'numeric' } as const

/** English dates are fixed by the specification, and so are the times of quotes and dashboards; the rest is written by Intl. */
const english = {
  date: new Intl.DateTimeFormat('en-US', { ...twoDigits, year: 'numeric' }),
  day: new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' }),
  moment: new Intl.DateTimeFormat('en-US', {
    ...clock,
    ...zoned,
    month: 'short',
    day: '2-digit',
    year: 'numeric',
    hourCycle: 'h23',
  }),
  dashboard: new Intl.DateTimeFormat('en-US', {
    ...twoDigits,
    ...clock,
    second: '2-digit',
    year: '2-digit',
    hour: 'numeric',
    hour12: true,
  }),
}
const dollars = { style: 'currency', currency: 'USD' } as const

const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/

/** MM/DD/YYYY, for English pages and for date fields in every language. */
export function writeDate(value: string): string {
  const day = calendarDay.exec(value)
  return day ? `${day[2]}/${day[3]}/${day[1]}` : english.date.format(new Date(value))
}

/** A calendar day (YYYY-MM-DD) is the same day everywhere; an instant is shown in the reader's zone. */
export function formatDate(value: string): string {
  if (getLanguage() === 'en') return writeDate(value)
  const zone = calendarDay.test(value) ? ({ timeZone: 'UTC' } as const) : {}
  return dateFormat({ dateStyle: 'medium', ...zone }).format(new Date(value))
}

/** The day where the provider works: the API writes such instants with the provider's offset. */
export const formatProviderDay = (instant: string): string => formatDate(instant.slice(0, 10))

const two = (part: number): string => String(part).padStart(2, '0')

/** YYYY-MM-DD where the reader is. */
export const localDay = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

/** Hours, minutes and seconds where the reader is, two digits each. */
export const localClock = (at: Date): readonly [string, string, string] => [
  two(at.getHours()),
  two(at.getMinutes()),
  two(at.getSeconds()),
]

/** What was typed into a date field as YYYY-MM-DD, or undefined when there is no such day. */
export function readDate(typed: string): string | undefined {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed.trim())
  if (!match) return undefined
  const [, month = '', day = '', year = ''] = match
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined
}

/** 'MMM DD, YYYY', where the provider works: in the style of moments. */
export function formatProviderDate(instant: string): string {
  const day = `${instant.slice(0, 10)}T00:00:00Z`
  if (getLanguage() !== 'en') return dateFormat({ ...inWords, timeZone: 'UTC' }).format(new Date(day))
  const part = partsOf(english.day, day)
  return `${part.month} ${part.day}, ${part.year}`
}

/** In the reader's zone, as the language writes day and time: 'Nov 5, 2026, 8:40 PM'. */
export const formatMoment = (instant: string): string => formatInstant(instant, 'short')

/** 'MMM DD, YYYY HH:mm' with the name of the zone, for quotes and what else somebody has to keep to. */
export function formatZonedMoment(instant: string): string {
  if (getLanguage() !== 'en')
    return dateFormat({ ...inWords, ...zoned, hour: 'numeric', minute: '2-digit' }).format(new Date(instant))
  const part = partsOf(english.moment, instant)
  return `${part.month} ${part.day}, ${part.year} ${part.hour}:${part.minute} ${part.timeZoneName}`
}

/** 'MM-DD-YY h:mm:ss A' in the reader's zone, as the staff dashboards show it. */
export function formatDashboardMoment(instant: string): string {
  if (getLanguage() !== 'en') return formatInstant(instant, 'medium')
  const part = partsOf(english.dashboard, instant)
  return `${part.month}-${part.day}-${part.year} ${part.hour}:${part.minute}:${part.second} ${part.dayPeriod}`
}

/** US dollars with two decimals. In a right-to-left line, `US$` would show as `$US`; a mark, unlike an isolate, is kept in messages. */
export function formatMoney(amount: number, maximumFractionDigits = 2): string {
  const options = { ...dollars, maximumFractionDigits }
  const text = new Intl.NumberFormat(getLanguage() === 'en' ? 'en-US' : getLocale(), options).format(amount)
  return directionOf(getLocale()) === 'rtl' ? text.replace('US$', 'US$$\u200e') : text
}

/** The name of a language as the reader's language writes it inside a sentence. */
export const nameInSentence = (name: string): string => locale.nameInSentence(name, getLocale())

const formatInstant = (instant: string, timeStyle: 'short' | 'medium'): string =>
  dateFormat({ dateStyle: 'medium', timeStyle }).format(new Date(instant))

const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(getLanguage() === 'en' ? 'en-US' : getLocale(), { ...options, calendar: 'gregory' })

function partsOf(format: Intl.DateTimeFormat, instant: string) {
  const parts = format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value])
  return Object.fromEntries(parts) as Record<Intl.DateTimeFormatPartTypes, string>
}
