import { maxMoney } from '@portolan/contract/quotes/money'
import type { RateType } from '@portolan/contract/quotes/quotes'
import type { Actor } from '../../platform/actor.ts'
import { audit } from '../../platform/audit.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { addDays } from '../../platform/provider-days.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tx } from '../../tables/database.ts'
import { moveRequest, recordRevision, removeQuoteDocuments } from '../job-requests/index.ts'
import { writeQuoteDocument } from './job-definitions.ts'
import { type PricedLine, sumOf } from './pricing/pricing.ts'
import { insertQuote } from './store-quotes.ts'

type NewQuote = {
  readonly requestId: string
  /** Undefined: made automatically by rates. */
  readonly actor: Actor | undefined
  readonly isAutomatic: boolean
  readonly rateType: RateType
  readonly lines: readonly PricedLine[]
  readonly expectedDelivery: Date | null
  readonly note: string
  readonly now: Date
  /** The provider's time zone. */
  readonly timeZone: string
  /** Replaces a quote that waits for the client's answer. */
  readonly isRevision?: boolean
}

const validForDays = 30
const mostCents = 100 * maxMoney

/**
 * Offers a quote to the client and supersedes the previous one. A job writes its PDF and sends the email.
 * Returns its id, or undefined if the status of the request does not allow a quote.
 */
export async function makeQuote(tx: Tx, quote: NewQuote): Promise<string | undefined> {
  const { requestId, actor, now, lines } = quote
  const priceCents = sumOf(lines)
  if (priceCents > mostCents) throw new Refusal('malformed', [{ path: 'body.lines', code: 'price_too_high' }])
  if (!(await offer(tx, quote))) return undefined
  const row = {
    job_request_id: requestId,
    is_automatic: quote.isAutomatic,
    rate_type: quote.rateType,
    price_cents: priceCents,
    expected_delivery: quote.expectedDelivery,
    note: quote.note,
    acceptance_deadline: addDays(quote.timeZone, now, validForDays),
    created_at: now,
  }
  const id = await insertQuote(tx, row, lines)
  await enqueue(tx, writeQuoteDocument, { quoteId: id })
  const subject = { type: 'job-request', id: requestId }
  await audit(tx, { actor, action: 'quote-made', subject, details: { quoteId: id, priceCents } })
  return id
}

/** The document of the previous quote is removed at once: its price no longer counts. */
async function offer(tx: Tx, { requestId, actor, isRevision }: NewQuote): Promise<boolean> {
  if (!isRevision || !actor) return moveRequest(tx, requestId, { to: 'QUOTE_READY_FOR_CLIENT_REVIEW', actor })
  if (!(await recordRevision(tx, requestId, actor))) return false
  await removeQuoteDocuments(tx, requestId)
  return true
}
