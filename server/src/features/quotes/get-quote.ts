import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import { Refusal } from '../../platform/refusal.ts'
import type { Database } from '../../tables/database.ts'
import { type LinkNeeds, openRequest, type RequestReader } from '../job-requests/index.ts'
import { presentQuote } from './present-quote.ts'
import { findQuoteOf } from './store-quotes.ts'

type Needs = LinkNeeds & { readonly db: Database; readonly timeZone: string }

/** The PDF names the requester, so visitors get it only after entering the mailed code, like other files. */
export async function getQuote(needs: Needs, caller: RequestReader, id: string): Promise<AutoQuoteAnswer> {
  const { db, now, timeZone } = needs
  const { request, isContentHidden } = await openRequest(needs, caller, id)
  const quote = await findQuoteOf(db, id)
  if (!quote) throw new Refusal('quote_not_found')
  const shown = isContentHidden ? { ...quote, document_file_key: null } : quote
  return presentQuote(db, { request, quote: shown, now: now(), timeZone, locale: caller.locale })
}
