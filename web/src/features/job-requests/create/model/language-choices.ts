import type { Language } from '@portolan/contract/reference/reference'
import { sourceSettings } from './language-settings.ts'
import { clientOf } from './requester.ts'
import type { Setup } from './values.ts'

type LanguageChoices = { readonly languages: readonly Language[]; readonly recentIds: readonly string[] }

/** The preferred sources are those that the organization's requests start from, unless the client allows only its own. */
export function sourceChoices({ requester, languages, defaults }: Setup): LanguageChoices {
  const recentIds = [defaults?.latest?.sourceLanguageId ?? []].flat()
  const usedIds = defaults?.sourceLanguageIds ?? []
  const isLimited = sourceSettings(clientOf(requester), languages).isNarrow
  if (isLimited) return { languages: byUse(languages, usedIds), recentIds }
  const marked = languages.map((language) => ({ ...language, preferred: usedIds.includes(language.id) }))
  return { languages: byUse(marked, usedIds), recentIds }
}

export const targetChoices = ({ languages, defaults }: Setup): LanguageChoices => ({
  languages: byUse(languages, defaults?.targetLanguageIds ?? []),
  recentIds: defaults?.latest?.targetLanguageIds ?? [],
})

/** The most used ones first, the others in their order. */
function byUse(languages: readonly Language[], usedIds: readonly string[]): readonly Language[] {
  const rank = ({ id }: Language) => (usedIds.includes(id) ? usedIds.indexOf(id) : usedIds.length)
  return languages.toSorted((one, other) => rank(one) - rank(other))
}
