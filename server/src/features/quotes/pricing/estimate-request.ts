import { type CustomFieldValue, walkInClientId } from '@portolan/contract/clients/clients'
import type { TextCount } from '@portolan/contract/job-requests/requests'
import type { Estimate } from '@portolan/contract/quotes/estimates'
import type { Actor } from '../../../platform/actor.ts'
import { isoIn } from '../../../platform/provider-days.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { FileStore } from '../../../ports/file-store.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { statUploads } from '../../files/index.ts'
import { countTextInput, countUploads, findOwnClient, totalCount } from '../../job-requests/index.ts'
import { presentLine } from '../present-quote.ts'
import { priceByRates, sumOf, type WorkStart } from './pricing.ts'
import { ratesFor } from './rates.ts'
import { rateTypeOf } from './rush.ts'
import { findRushCondition } from './store-rates.ts'

export type EstimateNeeds = {
  readonly db: Database
  readonly fileStore: FileStore
  readonly now: () => Date
  /** The provider's time zone. */
  readonly timeZone: string
}
export type EstimateDraft = {
  readonly clientId?: number | undefined
  readonly fileKeys: readonly string[]
  readonly text?: string | undefined
  readonly sourceLanguageId: string
  readonly targetLanguageIds: readonly string[]
  readonly customFields: readonly CustomFieldValue[]
}

type EstimateCaller = {
  /** Undefined for a visitor, who sees the rates of the walk-in client. */
  readonly actor: Actor | undefined
  readonly locale: string
  readonly signal: AbortSignal
}

/** Estimates the price of a draft with the same counting and pricing as a request. */
export async function estimateRequest(
  needs: EstimateNeeds,
  { actor, locale, signal }: EstimateCaller,
  draft: EstimateDraft,
): Promise<Estimate> {
  const { db, fileStore, now, timeZone } = needs
  const keys = [...new Set(draft.fileKeys)]
  const { text } = draft
  if (keys.length === 0 && !text) throw new Refusal('malformed', [{ path: 'body.fileKeys', code: 'required' }])
  const texts = text ? [await countTextInput(text, signal)] : []
  const stored = await statUploads(fileStore, keys)
  return db.transaction().execute(async (tx) => {
    const ownClientId = actor ? (await findOwnClient(tx, actor, draft.clientId)).clientId : null
    const counts = await countUploads(tx, stored, { actor, clientId: ownClientId, keys })
    const files = keys.map((fileKey) => ({ fileKey, ...(counts.get(fileKey) ?? notYet) }))
    const count = totalCount([...texts, ...files.map((file) => file.count)])
    const work = { count, begin: now(), timeZone, locale }
    return { files, count, ...(await priceOf(tx, ownClientId ?? walkInClientId, draft, work)) }
  })
}

const notYet = { status: 'COUNTING', count: null } as const

type CountedWork = WorkStart & { readonly count: TextCount | null; readonly locale: string }

async function priceOf(tx: Tx, clientId: number, draft: EstimateDraft, { count, locale, ...work }: CountedWork) {
  const rateType = rateTypeOf(await findRushCondition(tx, clientId), draft.customFields)
  const targetIds = [...new Set(draft.targetLanguageIds)]
  const rates = await ratesFor(tx, { clientId, sourceId: draft.sourceLanguageId, targetIds })
  if (!count || !rates) return { rateType, price: null, lines: [], expectedDelivery: null }
  const { lines, expectedDelivery } = priceByRates(rates, { ...work, counted: count, rateType })
  return {
    rateType,
    price: sumOf(lines) / 100,
    lines: lines.map((line) => presentLine(line, locale)),
    expectedDelivery: isoIn(work.timeZone, expectedDelivery),
  }
}
