import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../tables/database.ts'
import { nameOf, type RequestDetails, recordStep } from '../../job-requests/index.ts'
import { sendInvoiceAllowedEmail, sendPaidEmail, sendPaymentLinkEmail } from '../quote-emails.ts'
import { findQuoteOf, type QuoteRow } from '../store-quotes.ts'
import { paymentEmail } from './payment-link.ts'
import { insertPaymentEvent } from './store-payments.ts'

type PaymentRecord = {
  readonly request: RequestDetails
  /** Undefined: the portal itself. */
  readonly actor: Actor | undefined
  readonly at: Date
}

const by = (actor: Actor | undefined) => ({
  account_id: actor?.accountId ?? null,
  by_name: actor ? nameOf(actor) : null,
})

/** Emails the payment link and records it. Returns undefined if there is nothing to pay. */
export async function sendPaymentLink(tx: Tx, { request, actor, at, url }: PaymentRecord & { readonly url: string }) {
  const quote = await findPaidQuote(tx, request.id)
  if (!quote) return undefined
  const to = paymentEmail(quote.payment, request)
  await insertPaymentEvent(tx, { quote_id: quote.id, kind: 'LINK_SENT', at, ...by(actor), sent_to: to, url })
  await recordStep(tx, request.id, 'PAYMENT_LINK_SENT', actor)
  await sendPaymentLinkEmail(tx, { request, quote, to, url })
  return to
}

type ReceivedRecord = PaymentRecord & {
  /** A day in the provider's calendar. */
  readonly receivedOn: string
  readonly reference: string
}

/**
 * The whole price came. Returns what the audit log keeps of it. An invoice after the delivery is settled between the
 * provider and the client's bookkeeping: the history of the request leaves it out.
 */
export async function recordPaid(tx: Tx, { request, actor, at, receivedOn, reference }: ReceivedRecord) {
  const quote = await findPaidQuote(tx, request.id)
  if (!quote) return {}
  const received = { received_on: receivedOn, reference: reference || null, amount_cents: Number(quote.price_cents) }
  const event = { quote_id: quote.id, kind: 'PAID', at, ...by(actor), sent_to: null, url: null, ...received } as const
  await insertPaymentEvent(tx, event)
  if (quote.payment.paymentType === 'CREDIT_CARD' || request.status === 'QUOTE_ACCEPTED')
    await recordStep(tx, request.id, 'PAID', actor)
  return { receivedOn, reference, amountCents: received.amount_cents }
}

/** Records that staff allow the invoice of a new customer, and tells the requester that the work starts. */
export async function recordAllowedInvoice(
  tx: Tx,
  { request, actor, at }: PaymentRecord,
  timeZone: string,
): Promise<void> {
  const quote = await findPaidQuote(tx, request.id)
  if (!quote) return
  const event = { quote_id: quote.id, kind: 'INVOICE_ALLOWED', at, ...by(actor), sent_to: null, url: null } as const
  await insertPaymentEvent(tx, event)
  await recordStep(tx, request.id, 'INVOICE_ALLOWED', actor)
  await sendInvoiceAllowedEmail(tx, { request, quote, timeZone })
}

type PaidOrder = { readonly request: RequestDetails; readonly timeZone: string; readonly isStarted: boolean }

/** Thanks a client who paid by card or in advance. */
export async function thankForPayment(tx: Tx, { request, ...about }: PaidOrder): Promise<void> {
  const quote = await findPaidQuote(tx, request.id)
  if (quote && (about.isStarted || quote.payment.paymentType === 'CREDIT_CARD'))
    await sendPaidEmail(tx, { request, quote, ...about })
}

async function findPaidQuote(tx: Tx, requestId: string) {
  const quote = await findQuoteOf(tx, requestId)
  return quote && isPayable(quote) ? quote : undefined
}

const isPayable = (quote: QuoteRow): quote is QuoteRow & { payment: NonNullable<QuoteRow['payment']> } =>
  quote.acceptance_status === 'ACCEPTED' && quote.payment !== null
