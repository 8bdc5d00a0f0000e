import type { Database } from '../../tables/database.ts'
import { moveRequest, withLockedRequest } from '../job-requests/index.ts'
import { isOverdue } from './policy.ts'
import { sendExpiredEmail } from './quote-emails.ts'
import { findOverdue, findQuoteOf } from './store-quotes.ts'

type Needs = { readonly db: Database; readonly now: () => Date; readonly timeZone: string }

/** Expires overdue quotes, each in its own transaction so that one failure does not block the rest. */
export async function endOverdueQuotes({ db, now, timeZone }: Needs, signal: AbortSignal): Promise<void> {
  for (const id of await findOverdue(db, now())) {
    signal.throwIfAborted()
    await db.transaction().execute((tx) =>
      withLockedRequest(tx, id, async (request) => {
        const quote = await findQuoteOf(tx, id)
        if (!request || !quote || !isOverdue(request, quote, now())) return
        if (await moveRequest(tx, id, { to: 'QUOTE_EXPIRED' })) await sendExpiredEmail(tx, { request, quote, timeZone })
      }),
    )
  }
}
