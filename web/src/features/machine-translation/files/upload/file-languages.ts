import { englishLanguageId, type OfferedLanguages, targetsOf } from '@portolan/contract/machine-translation/settings'
import type { Language } from '@portolan/contract/reference/reference'

type Offer = readonly OfferedLanguages[]

export const isEnglish = ({ bcp47 }: Pick<Language, 'bcp47'>): boolean => /^en\b/i.test(bcp47)

/** Files in another language than English are translated into English only. */
export function fileTargets(offer: Offer, source: Language, languages: readonly Language[]): readonly Language[] {
  const targets = new Set(targetsOf(offer, source.id))
  return languages.filter(
    ({ id }) => targets.has(id) && id !== source.id && (isEnglish(source) || id === englishLanguageId),
  )
}

/** The languages that files can be translated from. */
export const fileSources = (offer: Offer, languages: readonly Language[]): readonly Language[] =>
  languages.filter((language) => fileTargets(offer, language, languages).length > 0)

/** What stays chosen when the source language changes. */
export function targetsAfterChange(
  offer: Offer,
  source: Language | undefined,
  languages: readonly Language[],
  chosen: readonly string[],
): string[] {
  if (!source) return []
  const possible = fileTargets(offer, source, languages).map(({ id }) => id)
  return isEnglish(source) ? chosen.filter((id) => possible.includes(id)) : possible
}
