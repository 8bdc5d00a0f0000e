import { isolateLeftToRight } from '../../../platform/pdf/isolate.ts'

export type TextFormats = ReturnType<typeof textFormats>

/** Formats numbers, money and dates for the locale. Dates are always Gregorian, because a quote is a contract. */
export function textFormats(locale: string, timeZone: string) {
  const calendar = 'gregory'
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone, calendar })
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone, calendar })
  return {
    number: (value: number): string => numbers.format(value),
    money: (cents: number): string =>
      dollars
        .formatToParts(cents / 100)
        .map(({ type, value }) => (type === 'currency' ? isolateLeftToRight(value) : value))
        .join(''),
    day: (date: Date): string => days.format(date),
    moment: (date: Date): string => moments.format(date),
  }
}
