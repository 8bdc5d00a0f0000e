import type { FieldProblem } from '@portolan/contract/errors/catalog'
import type { Actor } from '../../../platform/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Tx } from '../../../tables/database.ts'
import { nameOf, type RequestDetails, recordStep } from '../../job-requests/index.ts'
import { sendInvoiceAllowedEmail, sendPaidEmail, sendPaymentLinkEmail } from '../quote-emails.ts'
import { findQuoteOf, type QuoteRow } from '../store-quotes.ts'
import { amountsOf, type PaymentAmounts, type RecordedPayment } from './amounts.ts'
import { paymentEmail } from './payment-link.ts'
import { insertPaymentEvent, listPaymentEvents } from './store-payments.ts'

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
  await sendPaymentLinkEmail(tx, { request, quote, to, url, ...(await amountsPaid(tx, quote)) })
  return to
}

type ReceivedRecord = PaymentRecord & {
  /** A day in the provider's calendar. */
  readonly receivedOn: string
  readonly reference: string
  /** Undefined: all that is open. */
  readonly amountCents: number | undefined
  /** What the caller saw open; undefined if that does not matter. */
  readonly openBeforeCents: number | undefined
}

/**
 * Money came, all that was open or a part of it. Undefined if there is nothing to pay. An invoice after the delivery is settled between
 * the provider and the client's bookkeeping: the history of the request leaves it out.
 */
export async function recordPayment(
  tx: Tx,
  { request, actor, at, receivedOn, reference, amountCents, openBeforeCents }: ReceivedRecord,
): Promise<RecordedPayment | undefined> {
  const quote = await findPaidQuote(tx, request.id)
  if (!quote) return undefined
  const before = await amountsPaid(tx, quote)
  if (openBeforeCents !== undefined && openBeforeCents !== before.openCents) throw new Refusal('conflict')
  const amount = amountCents ?? before.openCents
  if (amount > before.openCents) throw new Refusal('malformed', [aboveOpen(before.openCents)])
  const received = { received_on: receivedOn, reference: reference || null, amount_cents: amount || null }
  const event = { quote_id: quote.id, kind: 'PAID', at, ...by(actor), sent_to: null, url: null, ...received } as const
  const paymentId = await insertPaymentEvent(tx, event)
  const openCents = before.openCents - amount
  if (quote.payment.paymentType === 'CREDIT_CARD' || request.status === 'QUOTE_ACCEPTED')
    await recordStep(tx, request.id, openCents === 0 ? 'PAID' : 'PAID_IN_PART', actor)
  return { paymentId, amountCents: amount, paidCents: before.paidCents + amount, openCents }
}

const aboveOpen = (cents: number): FieldProblem => ({
  path: 'body.amount',
  code: 'amount_above_open',
  params: { open: { cents, currency: 'USD' } },
})

const amountsPaid = async (tx: Tx, { id, price_cents }: QuoteRow): Promise<PaymentAmounts> =>
  amountsOf(await listPaymentEvents(tx, id), Number(price_cents))

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

type PaidOrder = {
  readonly request: RequestDetails
  readonly timeZone: string
  readonly payment: RecordedPayment
  readonly isStarted: boolean
}

/** Thanks a client who paid by card or in advance. */
export async function thankForPayment(tx: Tx, { request, ...about }: PaidOrder): Promise<void> {
  const quote = await findPaidQuote(tx, request.id)
  const isAwaited = about.isStarted || request.status === 'QUOTE_ACCEPTED'
  if (quote && (isAwaited || quote.payment.paymentType === 'CREDIT_CARD'))
    await sendPaidEmail(tx, { request, quote, ...about })
}

async function findPaidQuote(tx: Tx, requestId: string) {
  const quote = await findQuoteOf(tx, requestId)
  return quote && isPayable(quote) ? quote : undefined
}

const isPayable = (quote: QuoteRow): quote is QuoteRow & { payment: NonNullable<QuoteRow['payment']> } =>
  quote.acceptance_status === 'ACCEPTED' && quote.payment !== null
