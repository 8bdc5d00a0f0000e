import { formatDate } from '@portolan/locale/format-date'
import { formatValue } from '@portolan/locale/format-value'
import { nameLanguage } from '../reference/index.ts'
import type { MailTexts } from './messages/mail-texts.ts'

type Reader = Pick<MailTexts, 'locale'>

/** All prices are in US dollars. */
export const dollars = (cents: number) => ({ cents, currency: 'USD' })

export const moneyText = (cents: number, { locale }: Reader): string => formatValue(dollars(cents), 'money', locale)

/** A calendar day, or nothing where none is known. */
export const dayText = (day: string, { locale }: Reader): string => (day ? formatDate(day, 'longDay', locale) : '')

export const momentText = (at: string, timeZone: string, { locale }: Reader): string =>
  formatDate(at, 'longMoment', locale, timeZone)

export function languagesText(ids: readonly string[], { locale }: Reader): string {
  const names = ids.map((id) => nameLanguage(id, locale))
  return names.sort(new Intl.Collator(locale).compare).join(locale.startsWith('ar') ? '، ' : ', ')
}
