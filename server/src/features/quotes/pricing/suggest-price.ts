import type { DeskOrder } from '@portolan/contract/desk/desk'
import type { RateType } from '@portolan/contract/quotes/quotes'
import { addWorkdays, dayIn } from '../../../platform/provider-days.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import type { RequestDetails } from '../../job-requests/index.ts'
import { usualWorkdays } from '../delivery.ts'
import { presentLine } from '../present-quote.ts'
import { priceByRates, type WorkStart } from './pricing.ts'
import { knownRates } from './rates.ts'

type Work = WorkStart & { readonly rateType: RateType; readonly locale: string }
type Suggestion = NonNullable<DeskOrder['suggestion']>

/** Suggests prices to staff from the rates the client has. */
export async function suggestPrice(db: Database | Tx, request: RequestDetails, work: Work): Promise<Suggestion> {
  const {
    client_id: clientId,
    source_language_id: sourceId,
    target_language_ids: targetIds,
    page_count: pages,
    word_count: words,
  } = request
  const usual = addWorkdays(work.timeZone, work.begin, usualWorkdays)
  const rates = sourceId === null ? [] : await knownRates(db, { clientId, sourceId, targetIds })
  if (pages === null || rates.length === 0) return { lines: [], deliveryDay: dayIn(work.timeZone, usual) }
  const { lines, expectedDelivery } = priceByRates(rates, { ...work, counted: { pages, words: words ?? 0 } })
  const minimumOf = new Map(rates.map(({ languageId, minimumQuantity }) => [languageId, minimumQuantity]))
  const isWhole = rates.length === targetIds.length
  const delivery = isWhole || expectedDelivery > usual ? expectedDelivery : usual
  return {
    lines: lines.map((line) => ({
      ...presentLine(line, work.locale),
      minimumQuantity: minimumOf.get(line.languageId) ?? 0,
    })),
    deliveryDay: dayIn(work.timeZone, delivery),
  }
}
