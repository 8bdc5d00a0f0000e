import type { AutoQuoteAnswer, QuoteLine } from '@portolan/contract/quotes/quotes'
import { isoIn } from '../../platform/provider-days.ts'
import type { Database, Tx } from '../../tables/database.ts'
import type { RequestRow } from '../job-requests/index.ts'
import { languageById } from '../reference/index.ts'
import { deliveryIfAccepted } from './delivery.ts'
import { isOpen, isOverdue } from './policy.ts'
import { type PricedLine, pagesOf, pricePerPageOf } from './pricing/pricing.ts'
import { listLines, type QuoteRow } from './store-quotes.ts'

const namedLanguage = (id: string) => ({ id, name: languageById(id)?.name ?? id })

export const presentLine = (line: PricedLine): QuoteLine => ({
  language: namedLanguage(line.languageId),
  pages: line.pages,
  pricePerPage: line.pricePerPageCents / 100,
  price: line.priceCents / 100,
  countedPages: line.countedPages,
  isMinimum: line.isMinimum,
  isFlat: line.isFlat,
})

type Shown = {
  readonly request: RequestRow
  readonly quote: QuoteRow
  readonly now: Date
  /** Of the provider. */
  readonly timeZone: string
}

/** What was not answered in time has expired, whether or not anyone has noted it yet. */
export async function presentQuote(db: Database | Tx, shown: Shown): Promise<AutoQuoteAnswer> {
  const { request, quote, now } = shown
  const lines = await listLines(db, quote.id)
  return {
    id: request.id,
    number: request.number,
    status: isOverdue(request, quote, now) ? 'QUOTE_EXPIRED' : request.status,
    name: request.name,
    sourceLanguage: namedLanguage(request.source_language_id ?? ''),
    targetLanguages: request.target_language_ids.map(namedLanguage),
    autoQuote: {
      acceptanceStatus: quote.acceptance_status,
      acceptanceDeadline: quote.acceptance_deadline.toISOString(),
      creationDate: quote.created_at.toISOString(),
      pricePerPage: pricePerPageOf(lines) / 100,
      price: Number(quote.price_cents) / 100,
      totalPages: pagesOf(lines),
      rateType: quote.rate_type,
      lines: lines.map(presentLine),
      expectedDelivery: deliveryTextOf(shown),
      note: quote.note,
      documentFileKey: quote.document_file_key,
      decidedAt: quote.decided_at?.toISOString() ?? null,
      termsVersion: quote.terms_version,
    },
  }
}

/** With the provider's offset, so that everybody reads the same day. */
function deliveryTextOf(shown: Shown): string | null {
  const delivery = deliveryOf(shown)
  return delivery && isoIn(shown.timeZone, delivery)
}

/** That of an accepted quote is fixed, that of an open one moves on; any other promises nothing. */
function deliveryOf({ request, quote, now, timeZone }: Shown): Date | null {
  if (quote.acceptance_status === 'ACCEPTED') return quote.expected_delivery
  return isOpen(request, quote, now) ? deliveryIfAccepted(quote, now, timeZone) : null
}
