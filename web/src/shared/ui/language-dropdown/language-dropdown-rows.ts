import type { Language } from '@portolan/contract/reference/reference'

/** Rows seen at once; the rest scrolls. */
export const rowsShown = 8
export const rowHeight = 40

type Group = { readonly isPreferred: boolean }
export type OptionRow = Group & { readonly kind: 'option'; readonly language: Language; readonly position: number }
export type Row = OptionRow | (Group & { readonly kind: 'heading' })

export const optionId = (id: string, row: OptionRow): string => `${id}-${row.language.id}`

/** Preferred languages first, under a heading of their own where there are any. */
export function rowsOf(languages: readonly Language[], search: string): readonly Row[] {
  const found = findLanguages(languages, search)
  const preferred = found.filter((language) => language.preferred)
  const others = found.filter((language) => !language.preferred)
  const option = (language: Language, position: number): OptionRow => ({
    kind: 'option',
    language,
    position,
    isPreferred: language.preferred,
  })
  const options = [...preferred, ...others].map(option)
  if (preferred.length === 0) return options
  return [
    { kind: 'heading', isPreferred: true },
    ...options.slice(0, preferred.length),
    ...(others.length > 0 ? [{ kind: 'heading' as const, isPreferred: false }] : []),
    ...options.slice(preferred.length),
  ]
}

export const isOption = (row: Row): row is OptionRow => row.kind === 'option'

/**
 * Names that begin with the search before names that contain it: "ja" is Japanese before Azerbaijani. English names are
 * found in every language.
 */
function findLanguages(languages: readonly Language[], search: string): readonly Language[] {
  const needle = fold(search.trim())
  if (needle === '') return languages
  const isCode = ({ id, bcp47 }: Language) => id.toLowerCase() === needle || bcp47.toLowerCase() === needle
  const at = (language: Language) => {
    if (isCode(language)) return 0
    const inName = fold(language.name).indexOf(needle)
    return inName >= 0 ? inName : fold(language.englishName).indexOf(needle)
  }
  return languages.filter((language) => at(language) >= 0).sort((a, b) => Math.sign(at(a)) - Math.sign(at(b)))
}

/** Without case and accents: "curacao" finds "Curaçao". */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
