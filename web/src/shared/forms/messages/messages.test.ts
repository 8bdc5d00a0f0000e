import { expect, it } from 'vitest'
import ar from './ar.ts'
import { en } from './en.ts'
import es from './es.ts'

type Text = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text))
const placeholders = (text: string): string[] => text.match(/\{\w+\}/g) ?? []

it.each([
  ['ar', ar],
  ['es', es],
] as const)('has every text in %s, with its parameters and plural forms', (locale, texts: Record<string, Text>) => {
  expect(Object.keys(texts)).toEqual(Object.keys(en))
  for (const [key, english] of Object.entries(en) as [string, Text][]) {
    const translated = texts[key] as Text
    const allowed = formsOf(english).flatMap(placeholders)
    for (const form of formsOf(translated)) for (const one of placeholders(form)) expect(allowed).toContain(one)
    if (typeof english === 'string') expect(placeholders(translated as string)).toEqual(placeholders(english))
    else expect(Object.keys(translated)).toEqual(expect.arrayContaining(pluralForms(locale)))
  }
})

/** The forms a language uses for whole numbers above zero. */
function pluralForms(locale: string): string[] {
  const rules = new Intl.PluralRules(locale)
  return [...new Set([1, 2, 5, 50, 100].map((count) => rules.select(count)))]
}
