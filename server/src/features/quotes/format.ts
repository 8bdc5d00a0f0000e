import { languageName } from '../reference/index.ts'

/** Formats for texts that the server writes: e-mails and PDFs. */
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
export const moneyText = (cents: number): string => dollars.format(cents / 100)

export const dayText = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(date)

export const momentText = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone }).format(date)

export const languageNames = (ids: readonly string[]): string[] =>
  ids.map(languageName).sort((a, b) => a.localeCompare(b, 'en'))
