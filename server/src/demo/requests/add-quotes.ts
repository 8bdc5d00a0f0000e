import { insertQuote, priceByRates, ratesFor, writeQuoteDocument } from '../../features/quotes/index.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { addWorkdays } from '../../platform/provider-days.ts'
import type { Tx } from '../../tables/database.ts'
import type { historyOf } from './histories.ts'

const DAY = 86_400_000
/** Versions of the demo provider's terms and privacy policy. */
const demoTextsVersion = '2026-11'

export type AddedRequest = {
  readonly id: string
  readonly clientId: number
  readonly targets: readonly string[]
  readonly counted: { readonly words: number; readonly pages: number }
  readonly isProcurement: boolean
  readonly accountId: string
  readonly events: ReturnType<typeof historyOf>
}

/** Price per page for a client without rates. */
const byHand = {
  unit: 'PAGE' as const,
  unitPriceCents: 35_00,
  minimumQuantity: 2,
  minimumChargeCents: 0,
  rushFactor: 1.5,
  pagesPerDay: 8,
}

/** Inserts the quote of every request that has one. The usual job writes its PDF. */
export async function addQuotes(tx: Tx, requests: readonly AddedRequest[], now: Date): Promise<void> {
  for (const request of requests) {
    const offered = request.events.find(({ status }) => status === 'QUOTE_READY_FOR_CLIENT_REVIEW')
    if (offered) await addQuote(tx, request, offered.at, now)
  }
}

async function addQuote(tx: Tx, request: AddedRequest, at: Date, now: Date): Promise<void> {
  const { clientId, targets, counted } = request
  const agreed = await ratesFor(tx, { clientId, sourceId: 'enu', targetIds: targets })
  const rates = agreed ?? targets.map((languageId) => ({ languageId, ...byHand }))
  const begin = request.events.find(({ status }) => status === 'QUOTE_ACCEPTED')?.at ?? at
  const { lines, expectedDelivery } = priceByRates(rates, { counted, rateType: 'STANDARD', begin, timeZone: 'UTC' })
  const row = {
    job_request_id: request.id,
    is_automatic: agreed !== undefined,
    rate_type: 'STANDARD' as const,
    price_cents: lines.reduce((sum, { priceCents }) => sum + priceCents, 0),
    expected_delivery: promisedDay(request, expectedDelivery, now),
    note: agreed ? '' : 'Your glossary of last year is included.',
    acceptance_deadline: new Date(at.getTime() + 30 * DAY),
    created_at: at,
    ...answerOf(request),
  }
  const id = await insertQuote(tx, row, lines)
  await enqueue(tx, writeQuoteDocument, { quoteId: id })
}

/** Work that goes on is not late. */
function promisedDay({ events }: AddedRequest, expectedDelivery: Date | null, now: Date): Date | null {
  const isOver = events.some(({ status }) => status === 'COMPLETED')
  const isGoingOn = !isOver && events.some(({ status }) => status === 'QUOTE_ACCEPTED')
  return isGoingOn ? addWorkdays('UTC', now, 3) : expectedDelivery
}

function answerOf({ events, accountId, isProcurement }: AddedRequest) {
  const answer = events.find(({ status }) => status === 'QUOTE_ACCEPTED' || status === 'QUOTE_REJECTED')
  if (!answer) return {}
  const isAccepted = answer.status === 'QUOTE_ACCEPTED'
  return {
    acceptance_status: isAccepted ? ('ACCEPTED' as const) : ('REJECTED' as const),
    decided_at: answer.at,
    decided_by: accountId,
    decided_by_name: answer.actor_name,
    decided_from: '192.0.2.17',
    rejection_reason: answer.reason,
    terms_version: isAccepted ? demoTextsVersion : null,
    privacy_version: isAccepted ? demoTextsVersion : null,
    payment: isAccepted && !isProcurement ? JSON.stringify({ paymentType: 'INVOICE_DIRECTLY' }) : null,
  }
}
