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

type QuoteEmail = { readonly request: RequestRow; readonly quote: QuoteRow; readonly timeZone: string }

/** Every e-mail links to the quote page, which members and holders of the link may open. */
const about = ({ request, quote }: Pick<QuoteEmail, 'request' | 'quote'>) => ({
  ...requestEmailFacts(request),
  page: `/quotes/${request.id}`,
  price: moneyText(Number(quote.price_cents)),
  languages: languageNames(request.target_language_ids),
})

export async function sendReadyEmail(tx: Tx, email: QuoteEmail): Promise<void> {
  const { request, quote, timeZone } = email
  const days = turnaroundOf(quote, timeZone)
  const data = {
    ...about(email),
    delivery: days === null ? '' : englishTexts('turnaround', { count: days, days }),
    validUntil: dayText(quote.acceptance_deadline, timeZone),
    note: quote.note,
  }
  await sendMail(tx, { template: quoteReady, to: request.requestor_email, data })
}

export async function sendExpiredEmail(tx: Tx, email: QuoteEmail): Promise<void> {
  const data = { ...about(email), validUntil: dayText(email.quote.acceptance_deadline, email.timeZone) }
  await sendMail(tx, { template: quoteExpired, to: email.request.requestor_email, data })
}

type DecisionEmail = QuoteEmail & {
  readonly receipt: Decision
  /** The portal sends the payment link itself. */
  readonly isPaymentLinkAutomatic: boolean
}

/** The requester is informed of every decision, because someone else with the link may have made it. */
export async function sendDecisionEmails(tx: Tx, email: DecisionEmail): Promise<void> {
  const { request, quote, receipt, timeZone } = email
  const to = request.requestor_email
  if (receipt.status === 'ACCEPTED') {
    const paysByCard = receipt.payment?.paymentType === 'CREDIT_CARD'
    const data = {
      ...about(email),
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
    const paymentLinkBy = paysByCard ? (email.isPaymentLinkAutomatic ? 'portal' : 'staff') : null
    const notice = { ...data, company: request.company_name, paymentLinkBy } as const
    await tellProvider(tx, { template: quoteAcceptedNotice, data: notice })
    return
  }
  const reason = receipt.reason ?? ''
  await sendMail(tx, { template: quoteRejected, to, data: { ...about(email), reason } })
  const notice = { ...about(email), company: request.company_name, by: receipt.name, reason }
  await tellProvider(tx, { template: quoteRejectedNotice, data: notice })
}

type PaymentLinkEmail = Pick<QuoteEmail, 'request' | 'quote'> & { readonly to: string; readonly url: string }

export async function sendPaymentLinkEmail(tx: Tx, { request, quote, to, url }: PaymentLinkEmail): Promise<void> {
  await sendMail(tx, { template: paymentLinkSent, to, data: { ...about({ request, quote }), url } })
}
