import type { Country } from '@portolan/contract/reference/reference'
import { type Locale, sourceLocale } from '@portolan/locale/locales'
import { matchLocale } from '@portolan/locale/negotiate-locale'
import { countryRows } from './countries.data.ts'
import { countries } from './countries.ts'
import { nameLanguage } from './name-language.ts'

type Named = { readonly id: string; readonly name: string }

/** The languages under their names in the reader's language, sorted by them. */
export function localizeLanguages<Item extends Named>(languages: readonly Item[], tag: string): Item[] {
  const locale = matchLocale(tag) ?? sourceLocale
  if (locale === sourceLocale) return [...languages]
  return sortByName(
    languages.map((language) => ({ ...language, name: nameLanguage(language.id, locale) })),
    locale,
  )
}

export function localizeCountries(tag: string): Country[] {
  const locale = matchLocale(tag) ?? sourceLocale
  if (locale === sourceLocale) return [...countries]
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return sortByName(
    countryRows.map(([id, code, name]) => ({ id, name: names.of(code) ?? name })),
    locale,
  )
}

function sortByName<Item extends { readonly name: string }>(items: Item[], locale: Locale): Item[] {
  const { compare } = new Intl.Collator(locale)
  return items.sort((one, other) => compare(one.name, other.name))
}
