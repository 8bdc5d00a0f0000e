import { dayIn } from '../../platform/provider-days.ts'
import type { Tx } from '../../tables/database.ts'
import { type RequestRow, readerOf, requestEmailFacts } from '../job-requests/index.ts'
import {
  paymentLinkSent,
  quoteAccepted,
  quoteAcceptedNotice,
  quoteExpired,
  quoteReady,
  quoteRejected,
  quoteRejectedNotice,
  sendMail,
  tellProvider,
} from '../mail/index.ts'
import { turnaroundOf } from './delivery.ts'
import type { Decision, QuoteRow } from './store-quotes.ts'

type Told = { readonly request: RequestRow; readonly quote: QuoteRow; readonly timeZone: string }

/** Every letter leads to the page of the quote, which members and holders of the link may open. */
const about = ({ request, quote }: Pick<Told, 'request' | 'quote'>) => ({
  ...requestEmailFacts(request),
  page: `/quotes/${request.id}`,
  priceCents: Number(quote.price_cents),
  languageIds: request.target_language_ids,
})

export async function tellReady(tx: Tx, told: Told): Promise<void> {
  const { request, quote, timeZone } = told
  const data = {
    ...about(told),
    turnaroundDays: turnaroundOf(quote, timeZone),
    validUntil: dayIn(timeZone, quote.acceptance_deadline),
    note: quote.note,
  }
  await sendMail(tx, { template: quoteReady, ...readerOf(request), data })
}

export async function tellExpired(tx: Tx, told: Told): Promise<void> {
  const data = { ...about(told), validUntil: dayIn(told.timeZone, told.quote.acceptance_deadline) }
  await sendMail(tx, { template: quoteExpired, ...readerOf(told.request), data })
}

type ToldDecision = Told & {
  readonly receipt: Decision
  /** The portal itself sends the client the address where to pay by card. */
  readonly isPaymentLinkAutomatic: boolean
}

/** Whoever asked hears of every answer: the holder of a link may have been someone else. */
export async function tellDecision(tx: Tx, told: ToldDecision): Promise<void> {
  const { request, quote, receipt, timeZone } = told
  const reader = readerOf(request)
  if (receipt.status === 'ACCEPTED') {
    const paysByCard = receipt.payment?.paymentType === 'CREDIT_CARD'
    const data = {
      ...about(told),
      by: receipt.name,
      at: receipt.at.toISOString(),
      timeZone,
      delivery: quote.expected_delivery ? dayIn(timeZone, quote.expected_delivery) : '',
      payment: receipt.payment,
      termsVersion: receipt.termsVersion ?? '',
      privacyVersion: receipt.privacyVersion ?? '',
      documentSha256: quote.document_sha256 ?? '',
      sendsPaymentLink: paysByCard,
    }
    await sendMail(tx, { template: quoteAccepted, ...reader, data })
    const paymentLinkBy = paysByCard ? (told.isPaymentLinkAutomatic ? 'portal' : 'staff') : null
    const notice = { ...data, company: request.company_name, paymentLinkBy } as const
    await tellProvider(tx, { template: quoteAcceptedNotice, data: notice })
    return
  }
  const reason = receipt.reason ?? ''
  await sendMail(tx, { template: quoteRejected, ...reader, data: { ...about(told), reason } })
  const notice = { ...about(told), company: request.company_name, by: receipt.name, reason }
  await tellProvider(tx, { template: quoteRejectedNotice, data: notice })
}

type PaymentLinkEmail = Pick<Told, 'request' | 'quote'> & { readonly to: string; readonly url: string }

export async function sendPaymentLinkEmail(tx: Tx, { request, quote, to, url }: PaymentLinkEmail): Promise<void> {
  await sendMail(tx, { template: paymentLinkSent, to, locale: request.locale, data: { ...about({ request, quote }), url } })
}
