import { cachedFormat } from './cached-format.ts'

const clock = { hour: 'numeric', minute: '2-digit' } as const
const words = { year: 'numeric', month: 'short', day: 'numeric' } as const

/** What a date is for decides how it is written, in every language and on every page. */
const styles = {
  /** On pages: in tables, facts and sentences. Nov 05, 2026 */
  day: words,
  /** On pages: when something happened. Nov 05, 2026, 8:40 PM */
  moment: { ...words, ...clock },
  /** On pages: until when somebody has to do something. Nov 05, 2026 20:40 GMT+1 */
  zonedMoment: { ...words, ...clock, timeZoneName: 'short' },
  /** On the dashboards of staff. 11-05-26 8:40:12 PM */
  dashboardMoment: { ...words, ...clock, second: '2-digit' },
  /** In emails and documents. November 5, 2026 */
  longDay: { dateStyle: 'long' },
  /** In emails and documents. November 5, 2026 at 8:40:12 PM UTC */
  longMoment: { dateStyle: 'long', timeStyle: 'long' },
  /** In figures by month. Nov 2026 */
  month: { year: 'numeric', month: 'short' },
  /** On the axis of a chart. */
  axisMonth: { month: 'short' },
  axisYear: { year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
export type DateStyle = keyof typeof styles

/** English is that of the United States. The specification fixes the days of pages (MMM DD, YYYY), quotes and dashboards. */
const english: Partial<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  day: { ...words, day: '2-digit' },
  moment: { ...words, ...clock, day: '2-digit' },
  zonedMoment: { ...styles.zonedMoment, day: '2-digit', hour: '2-digit', hourCycle: 'h23' },
  dashboardMoment: { ...styles.dashboardMoment, year: '2-digit', month: '2-digit', day: '2-digit' },
}

/** Of an instant, or of a calendar day (YYYY-MM-DD or YYYY-MM), which is the same everywhere. Without a zone it is the reader's. */
export function formatDate(value: string | Date, style: DateStyle, locale: string, timeZone?: string): string {
  const zone = typeof value === 'string' && value.length <= 10 ? 'UTC' : timeZone
  const isEnglish = locale === 'en' || locale.startsWith('en-')
  const options = (isEnglish && english[style]) || styles[style]
  const format = cachedFormat(
    `${style} ${zone}`,
    isEnglish ? 'en-US' : locale,
    // Thai and Persian have other calendars; what is due is Gregorian everywhere.
    () => new Intl.DateTimeFormat(isEnglish ? 'en-US' : locale, { ...options, timeZone: zone, calendar: 'gregory' }),
  )
  const text = format.format(new Date(value))
  if (!isEnglish) return text
  if (style === 'zonedMoment') return text.replace(/,(?= \d\d:)/, '')
  return style === 'dashboardMoment' ? text.replaceAll('/', '-').replace(',', '').replace('\u202f', ' ') : text
}
