import type { CustomFieldValue } from '@portolan/contract/clients/clients'
import type { TextCount } from '@portolan/contract/job-requests/requests'
import type { Estimate } from '@portolan/contract/quotes/estimates'
import type { Actor } from '../../../platform/actor.ts'
import { isoIn } from '../../../platform/provider-days.ts'
import type { FileStore } from '../../../ports/file-store.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { statUploads } from '../../files/index.ts'
import { countUploads, findOwnClient, totalCount } from '../../job-requests/index.ts'
import { presentLine } from '../present-quote.ts'
import { priceByRates, sumOf, type WorkStart } from './pricing.ts'
import { ratesFor } from './rates.ts'
import { rateTypeOf } from './rush.ts'
import { findRushCondition } from './store-rates.ts'

type Needs = {
  readonly db: Database
  readonly fileStore: FileStore
  readonly now: () => Date
  /** The provider's time zone. */
  readonly timeZone: string
}
type Draft = {
  readonly clientId?: number | undefined
  readonly fileKeys: readonly string[]
  readonly sourceLanguageId: string
  readonly targetLanguageIds: readonly string[]
  readonly customFields: readonly CustomFieldValue[]
}

type EstimateCaller = { readonly actor: Actor; readonly locale: string }

/** Estimates the price of a draft with the same counting and pricing as a request. */
export async function estimateRequest(
  needs: Needs,
  { actor, locale }: EstimateCaller,
  draft: Draft,
): Promise<Estimate> {
  const { db, fileStore, now, timeZone } = needs
  const keys = [...new Set(draft.fileKeys)]
  const stored = await statUploads(fileStore, keys)
  return db.transaction().execute(async (tx) => {
    const { clientId } = await findOwnClient(tx, actor, draft.clientId)
    const counts = await countUploads(tx, stored, { actor, clientId, keys })
    const files = keys.map((fileKey) => ({ fileKey, ...(counts.get(fileKey) ?? notYet) }))
    const count = totalCount(files.map((file) => file.count))
    return { files, count, ...(await priceOf(tx, clientId, draft, { count, begin: now(), timeZone, locale })) }
  })
}

const notYet = { status: 'COUNTING', count: null } as const

type CountedWork = WorkStart & { readonly count: TextCount | null; readonly locale: string }

async function priceOf(tx: Tx, clientId: number, draft: Draft, { count, locale, ...work }: CountedWork) {
  const rateType = rateTypeOf(await findRushCondition(tx, clientId), draft.customFields)
  const targetIds = [...new Set(draft.targetLanguageIds)]
  const rates = await ratesFor(tx, { clientId, sourceId: draft.sourceLanguageId, targetIds })
  if (!count || !rates) return { rateType, price: null, lines: [], expectedDelivery: null }
  const { lines, expectedDelivery } = priceByRates(rates, { ...work, pages: count.pages, rateType })
  return {
    rateType,
    price: sumOf(lines) / 100,
    lines: lines.map((line) => presentLine(line, locale)),
    expectedDelivery: isoIn(work.timeZone, expectedDelivery),
  }
}
