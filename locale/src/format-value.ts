import { cachedFormat } from './cached-format.ts'
import { directionOf } from './direction.ts'
import type { Format, FormatTypes } from './message-types.ts'

/** Writes one value the way the locale writes it. */
export function formatValue(value: unknown, format: Format, locale: string): string {
  return String((formatters[format] as Formatter | undefined)?.(value as never, locale) ?? value)
}

type Formatter<F extends Format = Format> = (value: FormatTypes[F], locale: string) => string | undefined

const formatters: { readonly [F in Exclude<Format, 'text'>]: Formatter<F> } & { readonly text?: undefined } = {
  number: (value, locale) => cachedFormat('number', locale, () => new Intl.NumberFormat(locale)).format(value),
  money: formatMoney,
  list: (items, locale) => cachedFormat('list', locale, () => new Intl.ListFormat(locale)).format(items),
  language: (tag, locale) => displayNames('language', locale).of(tag),
  country: (code, locale) => displayNames('region', locale).of(code),
}

const displayNames = (type: 'language' | 'region', locale: string): Intl.DisplayNames =>
  cachedFormat(type, locale, () => new Intl.DisplayNames(locale, { type, languageDisplay: 'standard' }))

function formatMoney({ cents, currency }: FormatTypes['money'], locale: string): string {
  const money = cachedFormat(currency, locale, () => new Intl.NumberFormat(locale, { style: 'currency', currency }))
  const parts = money.formatToParts(cents / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2))
  const isRightToLeft = directionOf(locale) === 'rtl'
  // In a right-to-left line `US$` would show as `$US`.
  return parts
    .map(({ type, value }) => (isRightToLeft && type === 'currency' ? `\u2066${value}\u2069` : value))
    .join('')
}
