import { cachedFormat } from '@portolan/locale/cached-format'
import { sourceLocale } from '@portolan/locale/locales'
import { matchLocale } from '@portolan/locale/negotiate-locale'
import { languageNameOverrides } from './language-name-overrides.ts'
import { languageById } from './languages.ts'

/**
 * The name of a language in a reader's locale: the provider's own name in English, else the one of Intl. Where Intl
 * has none, the provider's name is shown. Server only: browsers know fewer languages than Node.
 */
export function nameLanguage(id: string, locale: string): string {
  const language = languageById(id)
  if (!language) return id
  const texts = matchLocale(locale) ?? sourceLocale
  if (texts === sourceLocale) return language.name
  return cachedFormat(`language ${id}`, texts, () => {
    const override = languageNameOverrides[texts][id]
    return override ?? capitalize(namesIn(texts).of(preciseTag(language)) ?? language.name, texts)
  })
}

export const namedLanguage = (id: string, locale: string) => ({ id, name: nameLanguage(id, locale) })

/** Names are shown alone, in lists and tables; Spanish writes them small inside a sentence. */
const capitalize = (name: string, locale: string): string => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)

/** `Serbian (Cyrillic)` has the tag `sr`, but Intl needs `sr-Cyrl` to say so. */
function preciseTag({ name, bcp47 }: { readonly name: string; readonly bcp47: string }): string {
  const english = namesIn('en')
  if (english.of(bcp47) === name) return bcp47
  const { language, script, region } = new Intl.Locale(bcp47).maximize()
  const subtags = [[script], [region], [script, region]]
  const candidates = subtags.filter((parts) => parts.every(Boolean)).map((parts) => [language, ...parts].join('-'))
  return candidates.find((candidate) => english.of(candidate) === name) ?? bcp47
}

const namesIn = (locale: string): Intl.DisplayNames =>
  cachedFormat(
    'language names',
    locale,
    () => new Intl.DisplayNames(locale, { type: 'language', fallback: 'none', languageDisplay: 'standard' }),
  )
