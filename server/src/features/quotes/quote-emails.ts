import { dayIn } from '../../platform/provider-days.ts'
import type { Tx } from '../../tables/database.ts'
import { type RequestDetails, readerOf, requestEmailFacts } from '../job-requests/index.ts'
import {
  invoiceAllowed,
  paymentLinkSent,
  paymentReceived,
  quoteAccepted,
  quoteAcceptedNotice,
  quoteExpired,
  quoteReady,
  quoteRejected,
  quoteRejectedNotice,
  quoteWithdrawn,
  sendMail,
  tellResponsible,
} from '../mail/index.ts'
import { turnaroundOf } from './delivery.ts'
import type { PaymentAmounts, RecordedPayment } from './payment/amounts.ts'
import { quotePath } from './quote-path.ts'
import type { Decision, QuoteRow } from './store-quotes.ts'

type QuoteEmail = { readonly request: RequestDetails; readonly quote: QuoteRow; readonly timeZone: string }

/** Every email links to the page of the quote, which members and holders of the link may open. */
const about = ({ request, quote }: Pick<QuoteEmail, 'request' | 'quote'>) => ({
  ...requestEmailFacts(request),
  page: quotePath(request),
  priceCents: Number(quote.price_cents),
  languageIds: request.target_language_ids,
})

export async function sendReadyEmail(tx: Tx, email: QuoteEmail): Promise<void> {
  const { request, quote, timeZone } = email
  const data = {
    ...about(email),
    turnaroundDays: turnaroundOf(quote, timeZone),
    validUntil: dayIn(timeZone, quote.acceptance_deadline),
    note: quote.note,
    version: quote.version,
  }
  await sendMail(tx, { template: quoteReady, ...readerOf(request), data })
}

export async function sendWithdrawnEmail(tx: Tx, email: QuoteEmail & { readonly reason: string }): Promise<void> {
  const data = { ...requestEmailFacts(email.request), reason: email.reason }
  await sendMail(tx, { template: quoteWithdrawn, ...readerOf(email.request), data })
}

export async function sendExpiredEmail(tx: Tx, email: QuoteEmail): Promise<void> {
  const data = { ...about(email), validUntil: dayIn(email.timeZone, email.quote.acceptance_deadline) }
  await sendMail(tx, { template: quoteExpired, ...readerOf(email.request), data })
}

type DecisionEmail = QuoteEmail & {
  readonly receipt: Decision
  /** The portal sends the payment link itself. */
  readonly isPaymentLinkAutomatic: boolean
  /** The work starts when the client's purchase order comes. */
  readonly isOrderedLater: boolean
  /** The work starts when the client has paid. */
  readonly isPaidFirst: boolean
  /** The work starts when staff have allowed the invoice. */
  readonly isInvoiceChecked: boolean
}

/** The requester is informed of every decision, because someone else with the link may have made it. */
export async function sendDecisionEmails(tx: Tx, email: DecisionEmail): Promise<void> {
  const { request, quote, receipt, timeZone, isOrderedLater, isPaidFirst, isInvoiceChecked } = email
  const reader = readerOf(request)
  if (receipt.status === 'ACCEPTED') {
    const paysByCard = receipt.payment?.paymentType === 'CREDIT_CARD'
    const isWaiting = isOrderedLater || isPaidFirst || isInvoiceChecked
    const data = {
      ...about(email),
      company: request.company_name,
      by: receipt.name,
      at: receipt.at.toISOString(),
      timeZone,
      delivery: quote.expected_delivery && !isWaiting ? dayIn(timeZone, quote.expected_delivery) : '',
      isOrderedLater,
      isPaidFirst,
      isInvoiceChecked,
      payment: receipt.payment,
      termsVersion: receipt.termsVersion ?? '',
      privacyVersion: receipt.privacyVersion ?? '',
      documentSha256: quote.document_sha256 ?? '',
      sendsPaymentLink: paysByCard,
    }
    await sendMail(tx, { template: quoteAccepted, ...reader, data })
    const paymentLinkBy = paysByCard ? (email.isPaymentLinkAutomatic ? 'portal' : 'staff') : null
    const notice = { ...data, paymentLinkBy } as const
    await tellResponsible(tx, request.id, { template: quoteAcceptedNotice, data: notice })
    return
  }
  const reason = receipt.reason ?? ''
  await sendMail(tx, { template: quoteRejected, ...reader, data: { ...about(email), reason } })
  const notice = { ...about(email), company: request.company_name, by: receipt.name, reason }
  await tellResponsible(tx, request.id, { template: quoteRejectedNotice, data: notice })
}

type PaymentLinkEmail = Pick<QuoteEmail, 'request' | 'quote'> &
  PaymentAmounts & { readonly to: string; readonly url: string }

export async function sendPaymentLinkEmail(tx: Tx, email: PaymentLinkEmail): Promise<void> {
  const { request, quote, to, url, paidCents, openCents } = email
  await sendMail(tx, {
    template: paymentLinkSent,
    to,
    locale: request.locale,
    // Who chose an invoice is asked to pay first instead.
    data: {
      ...about(email),
      ...{ url, paidCents, openCents },
      isAdvance: quote.payment?.paymentType === 'INVOICE_DIRECTLY',
    },
  })
}

type PaidEmail = QuoteEmail & { readonly payment: RecordedPayment; readonly isStarted: boolean }

/** Tells the requester that a payment came, what is open, and whether the work starts with it. */
export async function sendPaidEmail(tx: Tx, email: PaidEmail): Promise<void> {
  const { request, quote, timeZone, payment, isStarted } = email
  const delivery = isStarted && quote.expected_delivery ? dayIn(timeZone, quote.expected_delivery) : ''
  await sendMail(tx, {
    template: paymentReceived,
    ...readerOf(request),
    data: { ...about(email), ...payment, delivery, isStarted, isAwaited: request.status === 'QUOTE_ACCEPTED' },
  })
}

/** Tells a new customer that they are invoiced, and that the work starts. */
export async function sendInvoiceAllowedEmail(tx: Tx, email: QuoteEmail): Promise<void> {
  const { request, quote, timeZone } = email
  const delivery = quote.expected_delivery ? dayIn(timeZone, quote.expected_delivery) : ''
  await sendMail(tx, { template: invoiceAllowed, ...readerOf(request), data: { ...about(email), delivery } })
}
