import { isolateLeftToRight } from '../../../platform/pdf/isolate.ts'

export type TextFormats = ReturnType<typeof textFormats>

/** Formats numbers, money and dates for the locale. Dates are always Gregorian, because a quote is a contract. */
export function textFormats(locale: string, timeZone: string) {
  const calendar = 'gregory'
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const dollars = { style: 'currency', currency: 'USD' } as const
  const amounts = new Intl.NumberFormat(locale, dollars)
  const unitPrices = new Intl.NumberFormat(locale, { ...dollars, maximumFractionDigits: 4 })
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone, calendar })
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone, calendar })
  return {
    number: (value: number): string => numbers.format(value),
    money: (cents: number): string => joinMoney(amounts.formatToParts(cents / 100)),
    /** With parts of a cent. */
    unitPrice: (cents: number): string => joinMoney(unitPrices.formatToParts(cents / 100)),
    day: (date: Date): string => days.format(date),
    moment: (date: Date): string => moments.format(date),
  }
}

const joinMoney = (parts: readonly Intl.NumberFormatPart[]): string =>
  parts.map(({ type, value }) => (type === 'currency' ? isolateLeftToRight(value) : value)).join('')
