import type { Tx } from '../../tables/database.ts'
import { type RequestRow, requestEmailFacts } from '../job-requests/index.ts'
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
import { dayText, languageNames, momentText, moneyText } from './format.ts'
import { englishTexts } from './messages/document.ts'
import { paymentFacts } from './payment/payment-facts.ts'
import type { Decision, QuoteRow } from './store-quotes.ts'

type Told = { readonly request: RequestRow; readonly quote: QuoteRow; readonly timeZone: string }

/** Every letter leads to the page of the quote, which members and holders of the link may open. */
const about = ({ request, quote }: Pick<Told, 'request' | 'quote'>) => ({
  ...requestEmailFacts(request),
  page: `/quotes/${request.id}`,
  price: moneyText(Number(quote.price_cents)),
  languages: languageNames(request.target_language_ids),
})

export async function tellReady(tx: Tx, told: Told): Promise<void> {
  const { request, quote, timeZone } = told
  const days = turnaroundOf(quote, timeZone)
  const data = {
    ...about(told),
    delivery: days === null ? '' : englishTexts('turnaround', { count: days, days }),
    validUntil: dayText(quote.acceptance_deadline, timeZone),
    note: quote.note,
  }
  await sendMail(tx, { template: quoteReady, to: request.requestor_email, data })
}

export async function tellExpired(tx: Tx, told: Told): Promise<void> {
  const data = { ...about(told), validUntil: dayText(told.quote.acceptance_deadline, told.timeZone) }
  await sendMail(tx, { template: quoteExpired, to: told.request.requestor_email, data })
}

type ToldDecision = Told & {
  readonly receipt: Decision
  /** The portal itself sends the client the address where to pay by card. */
  readonly isPaymentLinkAutomatic: boolean
}

/** Whoever asked hears of every answer: the holder of a link may have been someone else. */
export async function tellDecision(tx: Tx, told: ToldDecision): Promise<void> {
  const { request, quote, receipt, timeZone } = told
  const to = request.requestor_email
  if (receipt.status === 'ACCEPTED') {
    const paysByCard = receipt.payment?.paymentType === 'CREDIT_CARD'
    const data = {
      ...about(told),
      by: receipt.name,
      at: momentText(receipt.at, timeZone),
      delivery: quote.expected_delivery ? dayText(quote.expected_delivery, timeZone) : '',
      termsVersion: receipt.termsVersion ?? '',
      privacyVersion: receipt.privacyVersion ?? '',
      documentSha256: quote.document_sha256 ?? '',
      payment: receipt.payment ? paymentFacts(receipt.payment) : [],
      sendsPaymentLink: paysByCard,
    }
    await sendMail(tx, { template: quoteAccepted, to, data })
    const paymentLinkBy = paysByCard ? (told.isPaymentLinkAutomatic ? 'portal' : 'staff') : null
    const notice = { ...data, company: request.company_name, paymentLinkBy } as const
    await tellProvider(tx, { template: quoteAcceptedNotice, data: notice })
    return
  }
  const reason = receipt.reason ?? ''
  await sendMail(tx, { template: quoteRejected, to, data: { ...about(told), reason } })
  const notice = { ...about(told), company: request.company_name, by: receipt.name, reason }
  await tellProvider(tx, { template: quoteRejectedNotice, data: notice })
}

type PaymentLinkEmail = Pick<Told, 'request' | 'quote'> & { readonly to: string; readonly url: string }

export async function sendPaymentLinkEmail(tx: Tx, { request, quote, to, url }: PaymentLinkEmail): Promise<void> {
  await sendMail(tx, { template: paymentLinkSent, to, data: { ...about({ request, quote }), url } })
}
