import { cachedFormat } from './cached-format.ts'
import { directionOf } from './direction.ts'
import { formatValue } from './format-value.ts'
import type { Format, Message, PluralText, SelectText } from './message-types.ts'

type Values = Readonly<Record<string, unknown>>

/** Writes a message in a locale. Texts of the other direction are isolated, so that they cannot reorder the sentence. */
export function formatMessage(message: Message, locale: string, values: Values = {}): string {
  const text = typeof message === 'string' ? message : chooseText(message, locale, values)
  return text.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, format?: Format) => {
    const value = values[name]
    if (format) return formatValue(value, format, locale)
    return typeof value === 'number' ? formatValue(value, 'number', locale) : isolate(String(value), locale)
  })
}

function chooseText(message: PluralText | SelectText, locale: string, values: Values): string {
  if ('cases' in message) return message.cases[String(values[message.select])] ?? message.cases.other ?? ''
  const rules = cachedFormat('plural', locale, () => new Intl.PluralRules(locale))
  return message[rules.select(Number(values.count))] ?? message.other
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const leftToRight = /[\dA-Za-z\u00c0-\u058f]/

/** Removes the text's own direction marks, which could reach beyond it. */
function isolate(text: string, locale: string): string {
  const isOther = (directionOf(locale) === 'rtl' ? leftToRight : rightToLeft).test(text)
  return isOther ? `\u2068${text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069` : text
}
