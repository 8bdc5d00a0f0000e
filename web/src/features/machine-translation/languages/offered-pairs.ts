import {
  autoDetectCode,
  type MachineTranslationSettings,
  type NotOfferedReason,
  type OfferedLanguages,
  type TranslationQuality,
} from '@portolan/contract/machine-translation/settings'
import type { Language } from '@portolan/contract/reference/reference'

type Offer = Pick<MachineTranslationSettings, 'offeredLanguages' | 'notOfferedLanguages'>

const isFrom = (sourceId: string) => (offered: OfferedLanguages) =>
  sourceId === autoDetectCode || offered.sourceLanguageIds.includes(sourceId)

export const isOffered = ({ offeredLanguages }: Offer, sourceId: string, targetId: string): boolean =>
  offeredLanguages.some((offered) => isFrom(sourceId)(offered) && offered.targetLanguageIds.includes(targetId))

/** While the language is to be detected: rough if it is from most languages, else what it is from all, else null. */
export function qualityOf({ offeredLanguages }: Offer, sourceId: string, targetId: string): TranslationQuality | null {
  const into = offeredLanguages.filter(({ targetLanguageIds }) => targetLanguageIds.includes(targetId))
  if (sourceId !== autoDetectCode) return into.find(isFrom(sourceId))?.quality ?? null
  const all = into.flatMap(({ sourceLanguageIds, quality }) => sourceLanguageIds.map(() => quality))
  if (2 * all.filter((quality) => quality === 'gist').length > all.length) return 'gist'
  return new Set(all).size === 1 ? (all[0] ?? null) : null
}

export function sourceChoices(
  offer: Offer,
  languages: readonly Language[],
  mayOrderHumans: boolean,
): readonly Language[] {
  const sources = new Set(offer.offeredLanguages.flatMap(({ sourceLanguageIds }) => sourceLanguageIds))
  // Preferred languages are those that a client translates into.
  const plain = languages.map((language) => ({ ...language, preferred: false }))
  return listChoices(offer, plain, ({ id }) => sources.has(id), mayOrderHumans)
}

export const targetChoices = (
  offer: Offer,
  languages: readonly Language[],
  sourceId: string,
  mayOrderHumans: boolean,
): readonly Language[] => listChoices(offer, languages, ({ id }) => isOffered(offer, sourceId, id), mayOrderHumans)

/** Languages that an engine translates come first, then those that lead to human translators, then the others. */
export function listChoices(
  offer: Offer,
  languages: readonly Language[],
  isChoice: (language: Language) => boolean,
  mayOrderHumans: boolean,
): readonly Language[] {
  const [offered, others] = [languages.filter(isChoice), languages.filter((language) => !isChoice(language))]
  const rest = others.map((language) => ({
    ...language,
    preferred: false,
    isDisabled: !(mayOrderHumans && hasNoEngine(offer, language.id)),
  }))
  return [
    ...offered.map((language) => ({ ...language, isDisabled: false })),
    ...rest.toSorted((a, b) => Number(a.isDisabled) - Number(b.isDisabled)),
  ]
}

/** Why a language cannot be chosen at all; undefined where it depends on the other one. */
export const reasonOf = ({ notOfferedLanguages }: Offer, id: string): NotOfferedReason | undefined =>
  notOfferedLanguages.find(({ languageIds }) => languageIds.includes(id))?.reason

export const hasNoEngine = (offer: Offer, id: string): boolean => reasonOf(offer, id) === 'no_engine'
