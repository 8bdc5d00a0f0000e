import type { LltsLanguage } from '@portolan/contract/reference/reference'
import { lltsLanguages } from './languages.ts'

/** Engines and detectors still name Norwegian as a whole. */
const meantBy: Readonly<Record<string, string>> = { no: 'nb' }

const byTag = new Map(lltsLanguages.map((language) => [language.bcp47, language]))
const byFullTag = new Map(lltsLanguages.map((language) => [full(new Intl.Locale(language.bcp47)), language]))

/** The language that an engine or a detector means by its code: `es`, `spa`, `zh-TW`, `de-LU`. */
export function languageByTag(tag: string): LltsLanguage | undefined {
  const exact = byTag.get(meantBy[tag] ?? tag)
  if (exact) return exact
  const locale = readLocale(tag)
  if (!locale?.language) return undefined
  return find(locale) ?? find(new Intl.Locale([locale.language, locale.script].filter(Boolean).join('-')))
}

function find(locale: Intl.Locale): LltsLanguage | undefined {
  return byTag.get(locale.toString()) ?? byFullTag.get(full(locale))
}

/** With the likely script and region filled in: `es` and `es-ES` are then the same. */
function full(locale: Intl.Locale): string {
  return locale.maximize().toString()
}

function readLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}
