import type { AcceptanceStatus } from '@portolan/contract/job-requests/requests'
import type { PaymentPreferences } from '@portolan/contract/quotes/quotes'
import type { Actor } from '../../platform/actor.ts'
import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database, Tx } from '../../tables/database.ts'
import type { LegalTexts } from '../content/index.ts'
import { lockRequest, moveRequest, nameOf, type RequestRow } from '../job-requests/index.ts'
import { deliveryIfAccepted } from './delivery.ts'
import { documentLocale } from './document-locale.ts'
import { writeConfirmation } from './job-definitions.ts'
import { paymentEmail, paymentLink } from './payment/payment-link.ts'
import { sendPaymentLink } from './payment/record-payment.ts'
import { requireRightToDecide, requireUndecided } from './policy.ts'
import { tellDecision } from './quote-emails.ts'
import { type Decision, findQuoteOf, type QuoteRow, saveDecision } from './store-quotes.ts'

export type DecideNeeds = {
  readonly db: Database
  readonly now: () => Date
  /** Of the provider. */
  readonly timeZone: string
  /** What is agreed to by accepting, as it stands now. */
  readonly legalTexts: (locale: string) => Promise<LegalTexts>
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
  const texts = await needs.legalTexts(documentLocale)
  await needs.db.transaction().execute(async (tx) => {
    const request = await lockRequest(tx, id)
    requireRightToDecide(actor, request)
    const quote = await findQuoteOf(tx, id)
    // Nothing to answer: the request is there, a quote for it is not.
    if (!quote) throw new Refusal('conflict')
    const at = needs.now()
    requireUndecided(request, quote, at)
    check?.(request)
    const receipt = receiptOf(status, decided, request, { at, texts })
    const delivery = status === 'ACCEPTED' ? deliveryIfAccepted(quote, at, needs.timeZone) : quote.expected_delivery
    await saveDecision(tx, quote.id, receipt, delivery)
    await moveRequest(tx, id, {
      to: status === 'ACCEPTED' ? 'QUOTE_ACCEPTED' : 'QUOTE_REJECTED',
      from: ['QUOTE_READY_FOR_CLIENT_REVIEW'],
      actor,
      byName: receipt.name,
      reason: receipt.reason ?? '',
    })
    await record(tx, decided, { quote, receipt, texts })
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
type Now = { readonly at: Date; readonly texts: LegalTexts }

const receiptOf = (status: AcceptanceStatus, decided: Decided, request: RequestRow, { at, texts }: Now): Decision => ({
  status,
  at,
  accountId: decided.actor?.accountId ?? null,
  name: decided.actor ? nameOf(decided.actor) : `${request.requestor_first_name} ${request.requestor_last_name}`.trim(),
  ip: decided.origin.ip,
  reason: decided.reason || null,
  termsVersion: status === 'ACCEPTED' ? texts.terms.version : null,
  privacyVersion: status === 'ACCEPTED' ? texts.privacy.version : null,
  payment: decided.payment ?? null,
})

type Recorded = { readonly quote: QuoteRow; readonly receipt: Decision; readonly texts: LegalTexts }

/** With the digests of the texts that were agreed to: a version is only what the provider calls it. */
async function record(tx: Tx, { id, actor, origin }: Decided, { quote, receipt, texts }: Recorded): Promise<void> {
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
