import type { Locale } from './locales.ts'

/** The plural forms of each locale, written out so that the compiler knows them; a test compares them with Intl. */
export const pluralCategories = {
  en: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  es: ['one', 'many', 'other'],
} as const satisfies Readonly<Record<Locale, readonly Intl.LDMLPluralRule[]>>

export type PluralCategory<L extends Locale> = (typeof pluralCategories)[L][number]
