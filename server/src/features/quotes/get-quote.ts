import type { AutoQuoteAnswer } from '@portolan/contract/quotes'
import type { Actor } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database } from '../../tables/database.ts'
import { requireRequest } from '../job-requests/index.ts'
import { presentQuote } from './present-quote.ts'
import { findQuoteOf } from './store-quotes.ts'

type Needs = { readonly db: Database; readonly now: () => Date; readonly timeZone: string }

export async function getQuote(needs: Needs, actor: Actor | undefined, id: string): Promise<AutoQuoteAnswer> {
  const { db, now, timeZone } = needs
  const request = await requireRequest(db, actor, id)
  const quote = await findQuoteOf(db, id)
  if (!quote) throw new Refusal('quote_not_found')
  return presentQuote(db, { request, quote, now: now(), timeZone })
}
