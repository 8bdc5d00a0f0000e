import { type AcceptanceStatus, type PaymentPreferences, quoteTermsVersion } from '@portolan/contract/quotes'
import type { Actor } from '../../platform/actor.ts'
import { audit } from '../../platform/audit.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Origin } from '../../platform/serve.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { lockRequest, moveRequest, nameOf, type RequestRow } from '../job-requests/index.ts'
import { deliveryIfAccepted } from './delivery.ts'
import { writeConfirmation } from './job-definitions.ts'
import { tellDecision } from './letters.ts'
import { paymentEmail, paymentLink } from './payment-link.ts'
import { requireRightToDecide, requireUndecided } from './policy.ts'
import { sendPaymentLink } from './record-payment.ts'
import { type Decision, findQuoteOf, type QuoteRow, saveDecision } from './store-quotes.ts'

export type DecideNeeds = {
  readonly db: Database
  readonly now: () => Date
  /** Of the provider. */
  readonly timeZone: string
  /** Fills in the address where clients pay by card; null where staff send it. */
  readonly paymentLinkUrl: string | null
  /** Sends an accepted request to those who translate. */
  readonly handOver: (tx: Tx, requestId: string) => Promise<unknown>
}

export type Decided = {
  readonly id: string
  readonly actor: Actor | undefined
  readonly origin: Origin
  readonly payment?: PaymentPreferences | undefined
  readonly reason?: string | undefined
  /** Refuses what only some requests allow. */
  readonly check?: (request: RequestRow) => void
}

export const acceptQuote = (needs: DecideNeeds, decided: Decided): Promise<void> => decide(needs, 'ACCEPTED', decided)
export const rejectQuote = (needs: DecideNeeds, decided: Decided): Promise<void> => decide(needs, 'REJECTED', decided)

/** One step: of any number of people who answer at once, one does, and the others hear that it is done. */
async function decide(needs: DecideNeeds, status: AcceptanceStatus, decided: Decided): Promise<void> {
  const { id, actor, check } = decided
  await needs.db.transaction().execute(async (tx) => {
    const request = await lockRequest(tx, id)
    requireRightToDecide(actor, request)
    const quote = await findQuoteOf(tx, id)
    if (!quote) throw new Refusal('quote_not_found')
    const at = needs.now()
    requireUndecided(request, quote, at)
    check?.(request)
    const receipt = receiptOf(status, decided, request, at)
    const delivery = status === 'ACCEPTED' ? deliveryIfAccepted(quote, at, needs.timeZone) : quote.expected_delivery
    await saveDecision(tx, quote.id, receipt, delivery)
    await moveRequest(tx, id, {
      to: status === 'ACCEPTED' ? 'QUOTE_ACCEPTED' : 'QUOTE_REJECTED',
      from: ['QUOTE_READY_FOR_CLIENT_REVIEW'],
      actor,
      byName: receipt.name,
      reason: receipt.reason ?? '',
    })
    await record(tx, decided, quote, receipt)
    await tellDecision(tx, {
      request,
      quote: { ...quote, expected_delivery: delivery },
      receipt,
      timeZone: needs.timeZone,
      isPaymentLinkAutomatic: needs.paymentLinkUrl !== null,
    })
    if (status !== 'ACCEPTED') return
    await enqueue(tx, writeConfirmation, { quoteId: quote.id })
    await sendOwnPaymentLink(tx, needs, request, quote, receipt)
    await needs.handOver(tx, id)
  })
}

/** Where the provider has no address for payments, staff send one from the desk. */
async function sendOwnPaymentLink(
  tx: Tx,
  { paymentLinkUrl }: DecideNeeds,
  request: RequestRow,
  quote: QuoteRow,
  { payment, at }: Decision,
): Promise<void> {
  if (paymentLinkUrl === null || payment?.paymentType !== 'CREDIT_CARD') return
  const email = paymentEmail(payment, request)
  const values = { number: request.number, priceCents: Number(quote.price_cents), email }
  await sendPaymentLink(tx, { request, actor: undefined, at, url: paymentLink(paymentLinkUrl, values) })
}

/** Who, when, from where, under which terms: kept with the digest of the document that was answered. */
const receiptOf = (status: AcceptanceStatus, decided: Decided, request: RequestRow, at: Date): Decision => ({
  status,
  at,
  accountId: decided.actor?.accountId ?? null,
  name: decided.actor ? nameOf(decided.actor) : `${request.requestor_first_name} ${request.requestor_last_name}`.trim(),
  ip: decided.origin.ip,
  reason: decided.reason || null,
  termsVersion: status === 'ACCEPTED' ? quoteTermsVersion : null,
  payment: decided.payment ?? null,
})

async function record(tx: Tx, { id, actor, origin }: Decided, quote: QuoteRow, receipt: Decision): Promise<void> {
  const { status, termsVersion, reason } = receipt
  await audit(tx, {
    actor,
    origin,
    action: status === 'ACCEPTED' ? 'quote-accepted' : 'quote-rejected',
    subject: { type: 'job-request', id },
    details: {
      quoteId: quote.id,
      priceCents: Number(quote.price_cents),
      documentSha256: quote.document_sha256,
      termsVersion,
      reason,
    },
  })
}
