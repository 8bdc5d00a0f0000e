import { cachedFormat } from '@portolan/locale/cached-format'
import { getLocale } from './messages/language.ts'

/** In the order of the reader's alphabet: "árabe" before "chino". Numbers in names are ordered by their value. */
export function compareNames(one: string, other: string): number {
  const locale = getLocale()
  return cachedFormat('names', locale, () => new Intl.Collator(locale, { numeric: true })).compare(one, other)
}

type Named = { readonly name: string }

export const byName = (one: Named, other: Named): number => compareNames(one.name, other.name)
