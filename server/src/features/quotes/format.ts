import { languageById } from '../reference/index.ts'

/** As people read it, wherever the server writes to them. */
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
export const moneyText = (cents: number): string => dollars.format(cents / 100)

export const dayText = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(date)

export const momentText = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone }).format(date)

export const languageNames = (ids: readonly string[]): string[] =>
  ids.map((id) => languageById(id)?.name ?? id).sort((a, b) => a.localeCompare(b, 'en'))
