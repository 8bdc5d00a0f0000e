import type {
  MachineTranslationSettings,
  OfferedLanguages,
  TranslationQuality,
} from '@portolan/contract/machine-translation/settings'
import type { ClientMachineTranslationSettings } from '../../../tables/client.ts'
import { listLanguages } from '../../reference/index.ts'
import { chooseEngines, mayUse } from '../engines/choose-engines.ts'
import type { ListedEngine } from '../engines/engine-directory.ts'
import { engineTags } from '../engines/language-tags.ts'

type Offer = Pick<MachineTranslationSettings, 'offeredLanguages' | 'notOfferedLanguages' | 'supportedLltsLanguages'>
type Listed = readonly ListedEngine[]

const known = new WeakMap<Listed, Map<string, Offer>>()

/** Computed once for all clients with the same settings, until an engine changes what it offers. */
export function offerLanguages(listed: Listed, settings: ClientMachineTranslationSettings): Offer {
  const offers = known.get(listed) ?? new Map<string, Offer>()
  known.set(listed, offers)
  const { supportedLltsLanguages, isKeptOnOurMachines, engineOrder } = settings
  const key = JSON.stringify([supportedLltsLanguages, isKeptOnOurMachines, engineOrder])
  const offer = offers.get(key) ?? computeOffer(listed, settings)
  offers.set(key, offer)
  return offer
}

/** Every pair that an engine serves for the client, and why other languages are not offered. */
function computeOffer(listed: Listed, settings: ClientMachineTranslationSettings): Offer {
  const permitted = listed.filter(({ engine }) => mayUse(engine, settings))
  const [servedIds, permittedIds] = [findLanguages(listed), findLanguages(permitted)]
  const pairs = findPairs(permitted, settings)
  const offeredIds = new Set([...pairs].flatMap(([source, targets]) => [source, ...targets.keys()]))
  const reasonOf = (id: string) =>
    !servedIds.has(id) ? 'no_engine' : !permittedIds.has(id) ? 'kept_on_our_machines' : 'not_allowed_for_client'
  const ids = listLanguages().map(({ id }) => id)
  const others = Map.groupBy(
    ids.filter((id) => !offeredIds.has(id)),
    reasonOf,
  )
  return {
    offeredLanguages: groupPairs(pairs),
    supportedLltsLanguages: ids.filter((id) => offeredIds.has(id)),
    notOfferedLanguages: [...others].map(([reason, languageIds]) => ({ reason, languageIds })),
  }
}

function findLanguages(listed: Listed): ReadonlySet<string> {
  const tags = new Set(listed.flatMap(({ pairs }) => [...pairs.values()].flatMap(({ from, to }) => [from, to])))
  const served = listLanguages().filter(({ id }) => engineTags(id).some((tag) => tags.has(tag)))
  return new Set(served.map(({ id }) => id))
}

type Pairs = ReadonlyMap<string, ReadonlyMap<string, TranslationQuality>>

/** Starts from the pairs that engines name. Trying all languages with all others would take too long. */
function findPairs(listed: Listed, settings: ClientMachineTranslationSettings): Pairs {
  const idsByTag = Map.groupBy(
    (settings.supportedLltsLanguages ?? listLanguages().map(({ id }) => id)).flatMap((id) =>
      engineTags(id).map((tag) => ({ id, tag })),
    ),
    ({ tag }) => tag,
  )
  const found = new Map<string, Map<string, TranslationQuality>>()
  for (const { from, to } of listed.flatMap(({ pairs }) => [...pairs.values()]))
    for (const { id: sourceLanguageId } of idsByTag.get(from) ?? []) {
      const targets = found.get(sourceLanguageId) ?? new Map<string, TranslationQuality>()
      for (const { id: targetLanguageId } of idsByTag.get(to) ?? []) {
        if (targets.has(targetLanguageId)) continue
        const [best] = chooseEngines(listed, settings, { sourceLanguageId, targetLanguageId })
        if (best) targets.set(targetLanguageId, best.quality)
      }
      if (targets.size > 0) found.set(sourceLanguageId, targets)
    }
  return found
}

/** Sources with the same targets share an entry, which keeps the answer small. */
function groupPairs(pairs: Pairs): OfferedLanguages[] {
  const groups = new Map<string, OfferedLanguages>()
  for (const [source, targets] of pairs)
    for (const [quality, same] of Map.groupBy(targets, ([, each]) => each)) {
      const targetLanguageIds = same.map(([id]) => id)
      const key = [quality, ...targetLanguageIds].join()
      const group = groups.get(key) ?? { sourceLanguageIds: [], targetLanguageIds, quality }
      groups.set(key, { ...group, sourceLanguageIds: [...group.sourceLanguageIds, source] })
    }
  return [...groups.values()]
}
