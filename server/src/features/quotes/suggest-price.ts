import type { DeskOrder } from '@portolan/contract/desk'
import type { RateType } from '@portolan/contract/quotes'
import type { Database, Tx } from '../../tables/database.ts'
import type { RequestRow } from '../job-requests/index.ts'
import { presentLine } from './present-quote.ts'
import { type Begin, priceByRates } from './pricing.ts'
import { knownRates } from './rates.ts'

type Work = Begin & { readonly rateType: RateType }

/** What the portal itself would ask, as far as the client has rates: for people to begin with. */
export async function suggestPrice(
  db: Database | Tx,
  request: RequestRow,
  work: Work,
): Promise<DeskOrder['suggestion']> {
  const {
    client_id: clientId,
    source_language_id: sourceId,
    target_language_ids: targetIds,
    page_count: pages,
  } = request
  if (pages === null || sourceId === null) return null
  const rates = await knownRates(db, { clientId, sourceId, targetIds })
  if (rates.length === 0) return null
  const { lines, expectedDelivery } = priceByRates(rates, { ...work, pages })
  const minimumOf = new Map(rates.map(({ languageId, minimumPages }) => [languageId, minimumPages]))
  return {
    lines: lines.map((line) => ({ ...presentLine(line), minimumPages: minimumOf.get(line.languageId) ?? 0 })),
    expectedDelivery: rates.length === targetIds.length ? expectedDelivery.toISOString() : null,
  }
}
