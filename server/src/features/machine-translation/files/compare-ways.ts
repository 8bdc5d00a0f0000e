import type { TranslationWay } from '@portolan/contract/machine-translation/files'
import type { Actor } from '../../../platform/actor.ts'
import { isoIn } from '../../../platform/provider-days.ts'
import { findMachineTranslationSettings } from '../../clients/index.ts'
import type { RequestDetails } from '../../job-requests/index.ts'
import { estimateCounted } from '../../quotes/index.ts'
import type { FileTranslationNeeds } from './needs.ts'
import { findSecondsLeft } from './present-progress.ts'
import { requireRequest } from './require-translation.ts'
import { listTranslations, unfinished } from './store-translations.ts'

type ComparedWay = {
  way: TranslationWay
  price: number | null
  isMinimum: boolean
  expectedDelivery: string | null
}

type CompareCall = {
  readonly actor: Actor
  readonly params: { readonly id: string }
  readonly query: { readonly targetLanguageIds?: readonly string[] | undefined }
}

/** Price and time of the same files by machine, by machine with a review, and by people. */
export async function compareWays(
  needs: FileTranslationNeeds,
  { actor, params: { id }, query: { targetLanguageIds } }: CompareCall,
): Promise<{ words: number | null; ways: ComparedWay[] }> {
  const request = await requireRequest(needs.db, actor, id)
  const targetIds = request.target_language_ids.filter((each) => targetLanguageIds?.includes(each) ?? true)
  const work = { ...request, target_language_ids: targetIds }
  const { reviewRatePercent } = await findMachineTranslationSettings(needs.db, request.client_id)
  return {
    words: request.word_count,
    ways: [
      // Clients do not pay for machine translation.
      { way: 'MACHINE', price: 0, isMinimum: false, expectedDelivery: await findMachineDelivery(needs, id) },
      {
        way: 'MACHINE_WITH_REVIEW',
        ...(reviewRatePercent === undefined ? onRequest : await estimate(needs, work, reviewRatePercent)),
      },
      { way: 'HUMAN', ...(await estimate(needs, work, 100)) },
    ],
  }
}

const onRequest = { price: null, isMinimum: false, expectedDelivery: null }

/** By the client's rates; unknown where a language has none. */
async function estimate({ db, now, timeZone }: FileTranslationNeeds, request: RequestDetails, ratePercent: number) {
  const { client_id: clientId, source_language_id: sourceId, page_count: pages, word_count: words } = request
  if (pages === null || sourceId === null || request.target_language_ids.length === 0) return onRequest
  const work = {
    clientId,
    sourceId,
    targetIds: request.target_language_ids,
    counted: { pages, words: words ?? 0 },
    ratePercent,
  }
  const estimated = await estimateCounted(db, work, { begin: now(), timeZone })
  if (!estimated) return onRequest
  const { priceCents, isMinimum, expectedDelivery } = estimated
  return { price: priceCents / 100, isMinimum, expectedDelivery: isoIn(timeZone, expectedDelivery) }
}

/** When the last file is finished; null while that is unknown. */
async function findMachineDelivery({ db, now, timeZone }: FileTranslationNeeds, id: string): Promise<string | null> {
  const ends = (await listTranslations(db, id)).map((row) => {
    if (!unfinished.includes(row.status)) return row.finished_at?.getTime() ?? null
    const seconds = findSecondsLeft(row, now())
    return seconds === null ? null : now().getTime() + seconds * 1000
  })
  const known = ends.filter((end) => end !== null)
  return known.length === 0 || known.length < ends.length ? null : isoIn(timeZone, new Date(Math.max(...known)))
}
