import { directionOf } from '@portolan/locale/direction'
import * as dates from '@portolan/locale/format-date'
import * as locale from '@portolan/locale/name-in-sentence'
import { getLanguage, getLocale } from './messages/language.ts'

const dollars = { style: 'currency', currency: 'USD' } as const

const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/

/** MM/DD/YYYY, for date fields and files in every language. An instant is the day in the reader's zone. */
export function writeDate(value: string): string {
  const [year, month, day] = (calendarDay.test(value) ? value : localDay(new Date(value))).split('-')
  return `${month}/${day}/${year}`
}

/** A calendar day (YYYY-MM-DD) is the same day everywhere; an instant is shown in the reader's zone. */
export const formatDate = (value: string): string => write(value, 'day')

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

/** Day and time in the reader's zone. */
export const formatMoment = (instant: string): string => write(instant, 'moment')

/** With the name of the zone, for quotes and what else somebody has to keep to. */
export const formatZonedMoment = (instant: string): string => write(instant, 'zonedMoment')

/** As the staff dashboards show it. */
export const formatDashboardMoment = (instant: string): string => write(instant, 'dashboardMoment')

/** From YYYY-MM. */
export const formatMonth = (month: string, style: 'month' | 'axisMonth' | 'axisYear' = 'month'): string =>
  write(month, style)

/** US dollars with two decimals. In a right-to-left line, `US$` would show as `$US`; a mark, unlike an isolate, is kept in messages. */
export function formatMoney(amount: number, maximumFractionDigits = 2): string {
  const options = { ...dollars, maximumFractionDigits }
  const text = new Intl.NumberFormat(getLanguage() === 'en' ? 'en-US' : getLocale(), options).format(amount)
  return directionOf(getLocale()) === 'rtl' ? text.replace('US$', 'US$$\u200e') : text
}

/** The name of a language as the reader's language writes it inside a sentence. */
export const nameInSentence = (name: string): string => locale.nameInSentence(name, getLocale())

const write = (value: string, style: dates.DateStyle): string => dates.formatDate(value, style, getLocale())
