import {
  englishLanguageId,
  type MachineTranslationSettings,
  type NotOfferedReason,
  type OfferedLanguages,
  targetsOf,
} from '@portolan/contract/machine-translation/settings'
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

/** All languages, those that can be chosen first. */
export const listWithOthers = (languages: readonly Language[], offered: readonly Language[]): readonly Language[] => [
  ...offered,
  ...languages.filter((language) => !offered.includes(language)).map((one) => ({ ...one, isDisabled: true })),
]

/** Why a language cannot be chosen at all; undefined where it depends on the other one. */
export const reasonOf = (
  notOffered: MachineTranslationSettings['notOfferedLanguages'],
  languageId: string,
): NotOfferedReason | undefined => notOffered.find(({ languageIds }) => languageIds.includes(languageId))?.reason

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
