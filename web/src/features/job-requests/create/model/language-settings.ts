import type { ClientConfig } from '@portolan/contract/clients/clients'
import type { Language } from '@portolan/contract/reference/reference'

export type LanguageSettings = {
  readonly defaultIds: readonly string[]
  /** Fixed by the client: the field is shown, but cannot be changed. */
  readonly isLocked: boolean
  /** Fixed by the client, and not shown. */
  readonly isHidden: boolean
  /** There are preferred languages, and the others can be shown too. */
  readonly canShowAll: boolean
  /** Only preferred languages are offered at first. */
  readonly isNarrow: boolean
}

type Set = { readonly isHidden: boolean; readonly isDisabled: boolean; readonly disableShowAllLanguages: boolean }
type Choice = { readonly xtrfId: number }

const free: Set = { isHidden: false, isDisabled: false, disableShowAllLanguages: false }

/** Preferred languages are mostly those one translates into: of sources all are offered at once, unless that is forbidden. */
export function sourceSettings(client: ClientConfig | null, languages: readonly Language[]): LanguageSettings {
  const set = client?.createProjectSettings.sourceLanguage
  const all = settings(set ?? free, set?.defaultLanguage ? [set.defaultLanguage] : [], languages)
  return all.canShowAll ? { ...all, isNarrow: false, canShowAll: false } : all
}

export function targetSettings(client: ClientConfig | null, languages: readonly Language[]): LanguageSettings {
  const set = client?.createProjectSettings.targetLanguages
  return settings(set ?? free, set?.defaultLanguages ?? [], languages)
}

/** A field without a default is neither locked nor hidden, or the form could not be sent. */
function settings(set: Set, defaults: readonly Choice[], languages: readonly Language[]): LanguageSettings {
  const defaultIds = defaults.flatMap(({ xtrfId }) => languages.find((one) => one.xtrfId === xtrfId)?.id ?? [])
  const isNarrow = languages.some(({ preferred }) => preferred)
  return {
    defaultIds,
    isHidden: set.isHidden && defaultIds.length > 0,
    isLocked: (set.isHidden || set.isDisabled) && defaultIds.length > 0,
    isNarrow,
    canShowAll: isNarrow && !set.disableShowAllLanguages,
  }
}

/** The languages in the list. Chosen ones stay in it. */
export const offered = (
  languages: readonly Language[],
  { isNarrow }: LanguageSettings,
  showsAll: boolean,
  chosen: readonly string[],
): readonly Language[] =>
  isNarrow && !showsAll ? languages.filter(({ id, preferred }) => preferred || chosen.includes(id)) : languages
