import type { Payment } from '@portolan/contract/quotes/payments'
import type { PaymentStatus, QuotePayment } from '@portolan/contract/quotes/quotes'
import { instantIn, isoIn } from '../../../platform/provider-days.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import type { RequestDetails } from '../../job-requests/index.ts'
import { findQuoteOf } from '../store-quotes.ts'
import { amountsOf } from './amounts.ts'
import { paymentEmail } from './payment-link.ts'
import { listPaymentEvents, type PaymentEventRow } from './store-payments.ts'

/** Null until the quote is accepted, and where the client's procurement system pays. */
export async function findPayment(db: Database | Tx, request: RequestDetails): Promise<Payment | null> {
  const quote = await findQuoteOf(db, request.id)
  if (quote?.acceptance_status !== 'ACCEPTED' || !quote.payment) return null
  const events = await listPaymentEvents(db, quote.id)
  const { paidCents, openCents } = amountsOf(events, Number(quote.price_cents))
  return {
    preferences: {
      paymentType: quote.payment.paymentType,
      billingContact: quote.payment.billingContact ?? null,
      billingAccount: quote.payment.billingAccount ?? null,
      invoice: quote.payment.invoice ?? null,
    },
    status: statusOf(events, openCents),
    paid: paidCents / 100,
    open: openCents / 100,
    email: paymentEmail(quote.payment, request),
    events: events.map(({ kind, at, by_name, sent_to, url, received_on, reference, amount_cents, transfer }) => ({
      kind,
      at: at.toISOString(),
      by: by_name,
      sentTo: sent_to,
      url,
      receivedOn: received_on,
      reference,
      amount: amount_cents === null ? null : Number(amount_cents) / 100,
      transfer,
    })),
  }
}

/** How far the payment is, without what only staff read. */
export async function presentQuotePayment(
  db: Database | Tx,
  request: RequestDetails,
  timeZone: string,
): Promise<QuotePayment | null> {
  const payment = await findPayment(db, request)
  if (!payment) return null
  const { preferences, status, paid, open, events } = payment
  const last = events.findLast(({ kind }) => kind === status)
  const at = last
    ? isoIn(timeZone, last.receivedOn ? instantIn(timeZone, `${last.receivedOn}T12:00`) : new Date(last.at))
    : null
  const payments = events
    .filter(({ kind }) => kind === 'PAID')
    .map(({ at: recordedAt, receivedOn, amount }) => ({ recordedAt, receivedOn, amount: amount ?? paid }))
  return { paymentType: preferences.paymentType, status, at, url: last?.url ?? null, paid, open, payments }
}

/** A link that was sent no longer counts once the invoice is allowed or a part is paid: it may ask for the whole price. */
function statusOf(events: readonly PaymentEventRow[], openCents: number): PaymentStatus {
  if (openCents === 0 && events.some(({ kind }) => kind === 'PAID')) return 'PAID'
  return events.at(-1)?.kind === 'LINK_SENT' ? 'LINK_SENT' : 'OPEN'
}
