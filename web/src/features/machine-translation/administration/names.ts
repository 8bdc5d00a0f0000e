import { getLanguage, getLocale } from '../../../shared/messages/language.ts'
import type { Translate } from '../../../shared/messages/messages.ts'
import type { en } from './messages/administration.en.ts'

export type Texts = Translate<typeof en>

const known = ['neural', 'apertium', 'libretranslate', 'deepl', 'azure', 'google', 'openai', 'embedded'] as const
const isKnown = (name: string): name is (typeof known)[number] => (known as readonly string[]).includes(name)

/** An engine that the portal no longer has keeps its technical name. */
export const nameEngine = (t: Texts, name: string): string => (isKnown(name) ? t(`engine_${name}`) : name)

const dollars = { style: 'currency', currency: 'USD' } as const

/** With fractions of a cent where the amount is small. */
export const formatCost = (amount: number): string =>
  new Intl.NumberFormat(getLanguage() === 'en' ? 'en-US' : getLocale(), {
    ...dollars,
    maximumFractionDigits: amount > 0 && amount < 1 ? 4 : 2,
  }).format(amount)

export const formatCount = (count: number): string =>
  new Intl.NumberFormat(getLanguage() === 'en' ? 'en-US' : getLocale()).format(count)

export const nameLanguage = (tag: string): string =>
  new Intl.DisplayNames(getLocale(), { type: 'language' }).of(tag) ?? tag
