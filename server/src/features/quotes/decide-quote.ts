import type { AcceptanceStatus } from '@portolan/contract/job-requests/requests'
import type { PaymentPreferences } from '@portolan/contract/quotes/quotes'
import { sourceLocale } from '@portolan/locale/locales'
import type { Actor } from '../../platform/actor.ts'
import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database, Tx } from '../../tables/database.ts'
import type { LegalTexts } from '../content/index.ts'
import {
  findRequestDetails,
  moveRequest,
  nameOf,
  type RequestDetails,
  recordStep,
  withLockedRequest,
} from '../job-requests/index.ts'
import { deliveryIfAccepted } from './delivery.ts'
import { documentLocale } from './document-locale.ts'
import { writeConfirmation } from './job-definitions.ts'
import { payerOf } from './payment/payer.ts'
import { paymentEmail, paymentLink } from './payment/payment-link.ts'
import { sendPaymentLink } from './payment/record-payment.ts'
import { requireRightToDecide, requireUndecided } from './policy.ts'
import { sendDecisionEmails } from './quote-emails.ts'
import { type Decision, findQuoteOf, type QuoteRow, saveDecision } from './store-quotes.ts'

export type DecideNeeds = {
  readonly db: Database
  readonly now: () => Date
  /** The provider's time zone. */
  readonly timeZone: string
  /** The current terms and privacy policy, which accepting agrees to. */
  readonly legalTexts: (locale: string) => Promise<LegalTexts>
  /** Template of the payment link for cards; null if staff send the link. */
  readonly paymentLinkUrl: string | null
  /** Sends an accepted request to the translation management system. */
  readonly handOver: (tx: Tx, requestId: string) => Promise<unknown>
  /** Returns the cart of an accepted request to the procurement system that orders it. Undefined if none does. */
  readonly returnCart: (tx: Tx, request: RequestDetails, call: DecisionCall) => Promise<object | undefined>
}

export type DecisionCall = {
  readonly id: string
  readonly actor: Actor | undefined
  readonly origin: Origin
  readonly payment?: PaymentPreferences | undefined
  readonly reason?: string | undefined
  /** The version that the caller has seen; undefined for the current one. */
  readonly version?: number | undefined
  /** The visit from a procurement system that the caller's browser is in. */
  readonly externalReferenceId?: string | undefined
  /** Throws a refusal if this request does not allow the decision. */
  readonly check?: (request: RequestDetails) => void
}

export const acceptQuote = (needs: DecideNeeds, call: DecisionCall): Promise<void> => decide(needs, 'ACCEPTED', call)
export const rejectQuote = (needs: DecideNeeds, call: DecisionCall): Promise<void> => decide(needs, 'REJECTED', call)

/** Of several people who decide at once, the first succeeds and the others get a conflict. */
async function decide(needs: DecideNeeds, status: AcceptanceStatus, call: DecisionCall): Promise<void> {
  const { id } = call
  const asked = await findRequestDetails(needs.db, id)
  const texts = await needs.legalTexts(asked ? await documentLocale(needs.db, asked) : sourceLocale)
  await needs.db
    .transaction()
    .execute((tx) => withLockedRequest(tx, id, (request) => decideLocked(tx, needs, { status, call, request, texts })))
}

type LockedDecision = {
  readonly status: AcceptanceStatus
  readonly call: DecisionCall
  readonly request: RequestDetails | undefined
  readonly texts: LegalTexts
}

async function decideLocked(
  tx: Tx,
  needs: DecideNeeds,
  { status, call, request, texts }: LockedDecision,
): Promise<void> {
  const { id, actor, check } = call
  requireRightToDecide(actor, request)
  const quote = await findQuoteOf(tx, id)
  if (!quote) throw new Refusal('conflict')
  const at = needs.now()
  requireUndecided(request, quote, at)
  if (call.version !== undefined && call.version !== quote.version) throw new Refusal('quote_changed')
  check?.(request)
  const receipt = receiptOf(status, call, request, { at, texts })
  const delivery = status === 'ACCEPTED' ? deliveryIfAccepted(quote, at, needs.timeZone) : quote.expected_delivery
  await saveDecision(tx, quote.id, receipt, delivery)
  await moveRequest(tx, id, {
    to: status === 'ACCEPTED' ? 'QUOTE_ACCEPTED' : 'QUOTE_REJECTED',
    from: ['QUOTE_READY_FOR_CLIENT_REVIEW'],
    actor,
    byName: receipt.name,
    reason: receipt.reason ?? '',
  })
  await record(tx, call, { quote, receipt, texts })
  // Where a procurement system orders, the work starts when its purchase order comes.
  const isOrderedLater = status === 'ACCEPTED' && (await needs.returnCart(tx, request, call)) !== undefined
  // A walk-in pays first, or staff check the billing details first.
  const isWalkIn = payerOf(actor, request) === 'WALK_IN' && status === 'ACCEPTED'
  const isInvoiceChecked = isWalkIn && receipt.payment?.paymentType === 'INVOICE_DIRECTLY'
  const isPaidFirst = isWalkIn && !isInvoiceChecked
  if (isInvoiceChecked) await recordStep(tx, id, 'INVOICE_REQUESTED')
  await sendDecisionEmails(tx, {
    request,
    quote: { ...quote, expected_delivery: delivery },
    receipt,
    timeZone: needs.timeZone,
    isPaymentLinkAutomatic: needs.paymentLinkUrl !== null,
    isOrderedLater,
    isPaidFirst,
    isInvoiceChecked,
  })
  if (status !== 'ACCEPTED') return
  await sendOwnPaymentLink(tx, needs, request, quote, receipt)
  // What waits for an order, a payment or a check of the invoice is confirmed when its work starts.
  if (isOrderedLater || isWalkIn) return
  await enqueue(tx, writeConfirmation, { quoteId: quote.id })
  await needs.handOver(tx, id)
}

/** Without a configured payment link, staff send one from the desk. */
async function sendOwnPaymentLink(
  tx: Tx,
  { paymentLinkUrl }: DecideNeeds,
  request: RequestDetails,
  quote: QuoteRow,
  { payment, at }: Decision,
): Promise<void> {
  if (paymentLinkUrl === null || payment?.paymentType !== 'CREDIT_CARD') return
  const email = paymentEmail(payment, request)
  const values = { number: request.number, priceCents: Number(quote.price_cents), email }
  await sendPaymentLink(tx, { request, actor: undefined, at, url: paymentLink(paymentLinkUrl, values) })
}

/** When the decision was made and which terms applied. */
type DecisionMoment = { readonly at: Date; readonly texts: LegalTexts }

const receiptOf = (
  status: AcceptanceStatus,
  call: DecisionCall,
  request: RequestDetails,
  { at, texts }: DecisionMoment,
): Decision => ({
  status,
  at,
  accountId: call.actor?.accountId ?? null,
  name: call.actor ? nameOf(call.actor) : `${request.requestor_first_name} ${request.requestor_last_name}`.trim(),
  ip: call.origin.ip,
  reason: call.reason || null,
  termsVersion: status === 'ACCEPTED' ? texts.terms.version : null,
  privacyVersion: status === 'ACCEPTED' ? texts.privacy.version : null,
  payment: call.payment ?? null,
})

type DecisionRecord = { readonly quote: QuoteRow; readonly receipt: Decision; readonly texts: LegalTexts }

/** Audits the decision with digests of the texts, because the provider may change a text without its version. */
async function record(
  tx: Tx,
  { id, actor, origin }: DecisionCall,
  { quote, receipt, texts }: DecisionRecord,
): Promise<void> {
  const { status, termsVersion, privacyVersion, reason } = receipt
  const isAccepted = status === 'ACCEPTED'
  await audit(tx, {
    actor,
    origin,
    action: isAccepted ? 'quote-accepted' : 'quote-rejected',
    subject: { type: 'job-request', id },
    details: {
      quoteId: quote.id,
      priceCents: Number(quote.price_cents),
      documentSha256: quote.document_sha256,
      termsVersion,
      privacyVersion,
      ...(isAccepted && { termsSha256: texts.terms.sha256, privacySha256: texts.privacy.sha256 }),
      reason,
    },
  })
}
