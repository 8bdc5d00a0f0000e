import type { ClientConfig } from '@portolan/contract/clients/clients'
import type { Language } from '@portolan/contract/reference/reference'

export type LanguageSettings = {
  readonly defaultIds: readonly string[]
  /** The client has decided: the field is shown, but cannot be changed. */
  readonly isLocked: boolean
  /** The client has decided, and the field is not even shown. */
  readonly isHidden: boolean
  /** There are preferred languages, and the others can be asked for. */
  readonly canShowAll: boolean
  /** Only preferred ones are offered until all are asked for. */
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

/** Neither lock nor hiding holds where there is no default: nobody could send anything. */
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

/** What the list offers; what is chosen already stays in it. */
export const offered = (
  languages: readonly Language[],
  { isNarrow }: LanguageSettings,
  showsAll: boolean,
  chosen: readonly string[],
): readonly Language[] =>
  isNarrow && !showsAll ? languages.filter(({ id, preferred }) => preferred || chosen.includes(id)) : languages
