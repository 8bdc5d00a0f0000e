import { maxMoney } from '@portolan/contract/quotes/money'
import type { Tx } from '../../tables/database.ts'
import { findRequestDetails } from '../job-requests/index.ts'
import { makeQuote } from './make-quote.ts'
import { priceByRates, sumOf, type WorkStart } from './pricing/pricing.ts'
import { ratesFor } from './pricing/rates.ts'
import { rateTypeOf } from './pricing/rush.ts'
import { findRushCondition } from './pricing/store-rates.ts'

/** Quotes a request that was counted in full and has a rate for every language. False: staff have to price it. */
export async function quoteAutomatically(tx: Tx, requestId: string, work: WorkStart): Promise<boolean> {
  const request = await findRequestDetails(tx, requestId)
  if (request?.request_type !== 'QUOTE_REQUEST') return false
  const { client_id: clientId, source_language_id: sourceId, page_count: pages, word_count: words } = request
  if (pages === null || sourceId === null) return false
  const rates = await ratesFor(tx, { clientId, sourceId, targetIds: request.target_language_ids })
  if (!rates) return false
  const rateType = rateTypeOf(await findRushCondition(tx, clientId), request.custom_field_values)
  const priced = priceByRates(rates, { ...work, counted: { pages, words: words ?? 0 }, rateType })
  if (sumOf(priced.lines) > maxMoney * 100) return false
  const about = {
    requestId,
    actor: undefined,
    isAutomatic: true,
    rateType,
    note: '',
    now: work.begin,
    timeZone: work.timeZone,
  }
  return (await makeQuote(tx, { ...about, ...priced })) !== undefined
}
