import type { LanguagePair, PairQuality, TranslationEngine } from '../../../ports/translation-engine.ts'
import type { ClientMachineTranslationSettings } from '../../../tables/client.ts'
import { type ListedEngine, pairKey } from './engine-directory.ts'
import { engineTags } from './language-tags.ts'

/** An engine for a pair of the portal's languages, with the tags the engine knows them by. */
export type Route = {
  readonly engine: TranslationEngine
  readonly pair: LanguagePair
  readonly quality: PairQuality
}

export type LanguageIds = { readonly sourceLanguageId: string; readonly targetLanguageId: string }

/** The only place that decides whether a client's texts may leave the provider's machines. */
export const mayUse = (
  { isRemote }: { readonly isRemote: boolean },
  { isKeptOnOurMachines = false }: ClientMachineTranslationSettings,
): boolean => !(isRemote && isKeptOnOurMachines)

/** The engines that may translate the pair for the client, the best first: each next one is used when one fails. */
export function chooseEngines(
  listed: readonly ListedEngine[],
  settings: ClientMachineTranslationSettings,
  languages: LanguageIds,
): readonly Route[] {
  const routes = listed.flatMap(({ engine, pairs }) => {
    if (!mayUse(engine, settings)) return []
    const pair = findPair(pairs, languages)
    return pair ? [{ engine, pair: { from: pair.from, to: pair.to }, quality: pair.quality }] : []
  })
  return routes.toSorted(byPreference(settings, languages))
}

function findPair(pairs: ListedEngine['pairs'], { sourceLanguageId, targetLanguageId }: LanguageIds) {
  for (const from of engineTags(sourceLanguageId))
    for (const to of engineTags(targetLanguageId)) {
      const pair = pairs.get(pairKey(from, to))
      if (pair) return pair
    }
  return undefined
}

const ranks: Readonly<Record<PairQuality, number>> = { good: 0, fair: 1, gist: 2 }

/** The client's own order first, then quality, then the order of the provider's configuration. */
function byPreference({ engineOrder = [] }: ClientMachineTranslationSettings, languages: LanguageIds) {
  const rule = engineOrder.find(
    ({ sourceLanguageId = languages.sourceLanguageId, targetLanguageId = languages.targetLanguageId }) =>
      sourceLanguageId === languages.sourceLanguageId && targetLanguageId === languages.targetLanguageId,
  )
  const place = ({ engine }: Route) => {
    const index = rule?.engines.indexOf(engine.name) ?? -1
    return index < 0 ? Number.MAX_SAFE_INTEGER : index
  }
  return (a: Route, b: Route) => place(a) - place(b) || ranks[a.quality] - ranks[b.quality]
}
