import type { Language } from '@portolan/contract/reference/reference'
import { commonRank, isCommon } from './common-languages.ts'

/** Rows seen at once; the rest scrolls. */
export const rowsShown = 8
export const rowHeight = 40

/** In the order they are listed. */
export const languageGroups = ['preferred', 'recent', 'common', 'other'] as const
type LanguageGroupName = (typeof languageGroups)[number]

type InGroup = { readonly group: LanguageGroupName }
export type OptionRow = InGroup & { readonly kind: 'option'; readonly language: Language; readonly position: number }
export type Row = OptionRow | (InGroup & { readonly kind: 'heading' })

export const optionId = (id: string, row: OptionRow): string => `${id}-${row.language.id}`

/** A short list is read at a glance, so common languages get a heading in long ones only. */
const longListFrom = 25

/**
 * The languages found, in groups with headings: preferred ones, those used last, common ones, all others. A search
 * lists all but the preferred ones together, because there the match comes first.
 */
export function rowsOf(languages: readonly Language[], search: string, recentIds: readonly string[] = []): Row[] {
  const hasGroups = search.trim() === '' && languages.length >= longListFrom
  const groupOf = ({ id, bcp47, preferred, isDisabled }: Language): LanguageGroupName => {
    if (preferred) return 'preferred'
    if (!hasGroups || isDisabled) return 'other'
    return recentIds.includes(id) ? 'recent' : isCommon(bcp47) ? 'common' : 'other'
  }
  const found = findLanguages(languages, search, recentIds)
  const groups = languageGroups
    .map((group) => ({ group, members: found.filter((language) => groupOf(language) === group) }))
    .filter(({ members }) => members.length > 0)
  const hasHeadings = groups.some(({ group }) => group !== 'other')
  let position = 0
  return groups.flatMap(({ group, members }) => {
    const sorted = group === 'common' ? members.toSorted((a, b) => commonRank(a.bcp47) - commonRank(b.bcp47)) : members
    const options = sorted.map((language): OptionRow => ({ kind: 'option', group, language, position: position++ }))
    return hasHeadings ? [{ kind: 'heading', group } as const, ...options] : options
  })
}

export const isOption = (row: Row): row is OptionRow => row.kind === 'option'

/**
 * Names that begin with the search before names that contain it: "ja" is Japanese before Azerbaijani. Then languages
 * used last and common variants: "engl" is English (United States) before English (Australia). English names are found
 * in every language.
 */
function findLanguages(
  languages: readonly Language[],
  search: string,
  recentIds: readonly string[],
): readonly Language[] {
  const needle = fold(search.trim())
  if (needle === '') return languages
  const isCode = ({ id, bcp47 }: Language) => id.toLowerCase() === needle || bcp47.toLowerCase() === needle
  const at = (language: Language) => {
    if (isCode(language)) return 0
    const inName = fold(language.name).indexOf(needle)
    return inName >= 0 ? inName : fold(language.englishName).indexOf(needle)
  }
  const usedRank = ({ id }: Language) => (recentIds.includes(id) ? 0 : 1)
  return languages
    .map((language) => ({ language, isStart: at(language) === 0, isFound: at(language) >= 0 }))
    .filter(({ isFound }) => isFound)
    .sort(
      (a, b) =>
        Number(b.isStart) - Number(a.isStart) ||
        usedRank(a.language) - usedRank(b.language) ||
        commonRank(a.language.bcp47) - commonRank(b.language.bcp47),
    )
    .map(({ language }) => language)
}

/** Without case and accents: "curacao" finds "Curaçao". */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
