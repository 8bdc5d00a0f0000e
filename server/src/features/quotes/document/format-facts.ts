import { formatDate } from '@portolan/locale/format-date'
import { isolateLeftToRight } from '../../../platform/pdf/isolate.ts'

export type TextFormats = ReturnType<typeof textFormats>

/** Formats numbers, money and dates for the locale. Dates are written as in emails. */
export function textFormats(locale: string, timeZone: string) {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const dollars = { style: 'currency', currency: 'USD' } as const
  const amounts = new Intl.NumberFormat(locale, dollars)
  const unitPrices = new Intl.NumberFormat(locale, { ...dollars, maximumFractionDigits: 4 })
  return {
    number: (value: number): string => numbers.format(value),
    money: (cents: number): string => joinMoney(amounts.formatToParts(cents / 100)),
    /** With parts of a cent. */
    unitPrice: (cents: number): string => joinMoney(unitPrices.formatToParts(cents / 100)),
    day: (date: Date): string => formatDate(date, 'longDay', locale, timeZone),
    moment: (date: Date): string => formatDate(date, 'longMoment', locale, timeZone),
  }
}

const joinMoney = (parts: readonly Intl.NumberFormatPart[]): string =>
  parts.map(({ type, value }) => (type === 'currency' ? isolateLeftToRight(value) : value)).join('')
