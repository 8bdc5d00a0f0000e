import type { Database } from '../../tables/database.ts'
import { lockRequest, moveRequest } from '../job-requests/index.ts'
import { isOverdue } from './policy.ts'
import { tellExpired } from './quote-emails.ts'
import { findOverdue, findQuoteOf } from './store-quotes.ts'

type Needs = { readonly db: Database; readonly now: () => Date; readonly timeZone: string }

/** Ends what nobody answered in time. Each by itself, so that one that cannot be ended holds up no other. */
export async function endOverdueQuotes({ db, now, timeZone }: Needs, signal: AbortSignal): Promise<void> {
  for (const id of await findOverdue(db, now())) {
    signal.throwIfAborted()
    await db.transaction().execute(async (tx) => {
      const [request, quote] = [await lockRequest(tx, id), await findQuoteOf(tx, id)]
      if (!request || !quote || !isOverdue(request, quote, now())) return
      if (await moveRequest(tx, id, { to: 'QUOTE_EXPIRED' })) await tellExpired(tx, { request, quote, timeZone })
    })
  }
}
