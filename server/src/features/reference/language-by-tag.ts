import type { LltsLanguage } from '@portolan/contract/reference/reference'
import { lltsLanguages } from './languages.ts'

/** Engines and detectors still use the macrolanguage code for Norwegian. */
const replacements: Readonly<Record<string, string>> = { no: 'nb' }

const byTag = new Map(lltsLanguages.map((language) => [language.bcp47, language]))
const byFullTag = new Map(lltsLanguages.map((language) => [maximize(new Intl.Locale(language.bcp47)), language]))

/** Finds the language for an engine's or detector's code, such as `es`, `spa`, `zh-TW` or `de-LU`. */
export function languageByTag(tag: string): LltsLanguage | undefined {
  const exact = byTag.get(replacements[tag] ?? tag)
  if (exact) return exact
  const locale = readLocale(tag)
  if (!locale?.language) return undefined
  return find(locale) ?? find(new Intl.Locale([locale.language, locale.script].filter(Boolean).join('-')))
}

function find(locale: Intl.Locale): LltsLanguage | undefined {
  return byTag.get(locale.toString()) ?? byFullTag.get(maximize(locale))
}

/** Adds the likely script and region, so that `es` and `es-ES` are equal. */
function maximize(locale: Intl.Locale): string {
  return locale.maximize().toString()
}

function readLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}
