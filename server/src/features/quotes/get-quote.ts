import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import { Refusal } from '../../platform/refusal.ts'
import type { Database } from '../../tables/database.ts'
import { type LinkNeeds, openRequest, type RequestReader } from '../job-requests/index.ts'
import { presentQuote } from './present-quote.ts'
import { findQuoteOf } from './store-quotes.ts'

type Needs = LinkNeeds & { readonly db: Database; readonly timeZone: string }

export async function getQuote(needs: Needs, caller: RequestReader, id: string): Promise<AutoQuoteAnswer> {
  const { db, now, timeZone } = needs
  const { request, isContentHidden } = await openRequest(needs, caller, id)
  const quote = await findQuoteOf(db, id)
  if (!quote) throw new Refusal('quote_not_found')
  const shown = await presentQuote(db, { request, quote, now: now(), timeZone, locale: caller.locale })
  return isContentHidden ? withoutContent(shown) : shown
}

/** The PDF names the requester and the payment link may, so visitors get them only after entering the mailed code. */
function withoutContent({ autoQuote, ...quote }: AutoQuoteAnswer): AutoQuoteAnswer {
  const { payment } = autoQuote
  return { ...quote, autoQuote: { ...autoQuote, documentFileKey: null, payment: payment && { ...payment, url: null } } }
}
