import {
  autoDetectCode,
  type MachineTranslationSettings,
  type NotOfferedReason,
  type OfferedLanguages,
  type TranslationQuality,
} from '@portolan/contract/machine-translation/settings'
import type { Language } from '@portolan/contract/reference/reference'

type Offer = Pick<MachineTranslationSettings, 'offeredLanguages' | 'notOfferedLanguages'>

/** Why a language is in the list but cannot be chosen. */
type Obstacle = NotOfferedReason | 'not_from_source' | 'not_as_source'

export type Choice = { readonly language: Language; readonly note: TranslationQuality | Obstacle | null }

const isFrom = (sourceId: string) => (offered: OfferedLanguages) =>
  sourceId === autoDetectCode || offered.sourceLanguageIds.includes(sourceId)

export const isOffered = ({ offeredLanguages }: Offer, sourceId: string, targetId: string): boolean =>
  offeredLanguages.some((offered) => isFrom(sourceId)(offered) && offered.targetLanguageIds.includes(targetId))

/** Null where it depends on the language that is detected. */
export const qualityOf = (
  { offeredLanguages }: Offer,
  sourceId: string,
  targetId: string,
): TranslationQuality | null =>
  sourceId === autoDetectCode
    ? null
    : (offeredLanguages.find((offered) => isFrom(sourceId)(offered) && offered.targetLanguageIds.includes(targetId))
        ?.quality ?? null)

/** Languages that can be chosen come first; the others say why not. */
export function sourceChoices(offer: Offer, languages: readonly Language[]): readonly Choice[] {
  const sources = new Set(offer.offeredLanguages.flatMap(({ sourceLanguageIds }) => sourceLanguageIds))
  const choices = inOrder(languages, (id) => (sources.has(id) ? null : (reasonOf(offer, id) ?? 'not_as_source')))
  // Preferred languages are those that a client translates into.
  return choices.map(({ language, note }) => ({ language: { ...language, preferred: false }, note }))
}

export function targetChoices(offer: Offer, languages: readonly Language[], sourceId: string): readonly Choice[] {
  const obstacle = (id: string) =>
    isOffered(offer, sourceId, id) ? null : (reasonOf(offer, id) ?? ('not_from_source' as const))
  return inOrder(languages, obstacle).map((choice) =>
    choice.note === null ? { ...choice, note: qualityOf(offer, sourceId, choice.language.id) } : choice,
  )
}

const reasonOf = ({ notOfferedLanguages }: Offer, id: string): NotOfferedReason | undefined =>
  notOfferedLanguages.find(({ languageIds }) => languageIds.includes(id))?.reason

function inOrder(languages: readonly Language[], obstacleOf: (id: string) => Obstacle | null): readonly Choice[] {
  const choices = languages.map((language) => {
    const obstacle = obstacleOf(language.id)
    const isDisabled = obstacle !== null
    return { language: { ...language, preferred: language.preferred && !isDisabled, isDisabled }, note: obstacle }
  })
  return choices.toSorted((a, b) => Number(a.language.isDisabled) - Number(b.language.isDisabled))
}
