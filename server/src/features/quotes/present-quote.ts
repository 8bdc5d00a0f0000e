import { isWaitingForOrder, isWaitingForPayment } from '@portolan/contract/job-requests/requests'
import type { AutoQuoteAnswer, QuoteLine } from '@portolan/contract/quotes/quotes'
import { isoIn } from '../../platform/provider-days.ts'
import type { Database, Tx } from '../../tables/database.ts'
import type { RequestDetails } from '../job-requests/index.ts'
import { namedLanguage } from '../reference/index.ts'
import { deliveryIfAccepted, deliveryIfOrdered } from './delivery.ts'
import { presentQuotePayment } from './payment/present-payment.ts'
import { isOpen, isOverdue } from './policy.ts'
import { type PricedLine, pagesOf, pricePerPageOf } from './pricing/pricing.ts'
import { listLines, type QuoteRow } from './store-quotes.ts'

export const presentLine = (line: PricedLine, locale: string): QuoteLine => ({
  language: namedLanguage(line.languageId, locale),
  unit: line.unit,
  quantity: line.quantity,
  unitPrice: Math.round(line.unitPriceCents * 100) / 10_000,
  price: line.priceCents / 100,
  countedPages: line.countedPages,
  countedWords: line.countedWords,
  isMinimum: line.isMinimum,
})

type QuoteView = {
  readonly request: RequestDetails
  readonly quote: QuoteRow
  readonly now: Date
  /** The provider's time zone. */
  readonly timeZone: string
  /** The reader's, for the names of languages. */
  readonly locale: string
}

/** A quote past its deadline counts as expired, even before the job has marked it. */
export async function presentQuote(db: Database | Tx, shown: QuoteView): Promise<AutoQuoteAnswer> {
  const { request, quote, now, locale } = shown
  const lines = await listLines(db, quote.id)
  return {
    id: request.id,
    number: request.number,
    status: isOverdue(request, quote, now) ? 'QUOTE_EXPIRED' : request.status,
    name: request.name,
    sourceLanguage: namedLanguage(request.source_language_id ?? '', locale),
    targetLanguages: request.target_language_ids.map((id) => namedLanguage(id, locale)),
    autoQuote: {
      acceptanceStatus: quote.acceptance_status,
      acceptanceDeadline: quote.acceptance_deadline.toISOString(),
      version: quote.version,
      creationDate: quote.created_at.toISOString(),
      pricePerPage: pricePerPageOf(lines) / 100,
      price: Number(quote.price_cents) / 100,
      totalPages: pagesOf(lines),
      rateType: quote.rate_type,
      lines: lines.map((line) => presentLine(line, locale)),
      expectedDelivery: deliveryTextOf(shown),
      note: quote.note,
      documentFileKey: quote.document_file_key,
      decidedAt: quote.decided_at?.toISOString() ?? null,
      termsVersion: quote.terms_version,
      payment: await presentQuotePayment(db, request, shown.timeZone),
    },
  }
}

/** With the provider's UTC offset, so that every reader sees the same day. */
function deliveryTextOf(shown: QuoteView): string | null {
  const delivery = deliveryOf(shown)
  return delivery && isoIn(shown.timeZone, delivery)
}

/** Fixed once the work may start, moving before that, none for a quote that is not open. */
function deliveryOf({ request, quote, now, timeZone }: QuoteView): Date | null {
  const isWaiting = isWaitingForOrder(request) || isWaitingForPayment({ ...request, clientId: request.client_id })
  if (isWaiting) return deliveryIfOrdered(quote, now, timeZone)
  if (quote.acceptance_status === 'ACCEPTED') return quote.expected_delivery
  return isOpen(request, quote, now) ? deliveryIfAccepted(quote, now, timeZone) : null
}
