import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../tables/database.ts'
import { type RequestDetails, removeQuoteDocuments, takeBackQuote } from '../job-requests/index.ts'
import { sendWithdrawnEmail } from './quote-emails.ts'
import { findQuoteOf } from './store-quotes.ts'

type Withdrawal = { readonly actor: Actor; readonly reason: string; readonly timeZone: string }

/** Takes back the quote of a locked request. False if none waits for the client. */
export async function withdrawQuote(
  tx: Tx,
  request: RequestDetails,
  { actor, reason, timeZone }: Withdrawal,
): Promise<boolean> {
  const quote = await findQuoteOf(tx, request.id)
  if (!quote || !(await takeBackQuote(tx, request.id, { actor, reason }))) return false
  await removeQuoteDocuments(tx, request.id)
  await sendWithdrawnEmail(tx, { request, quote, timeZone, reason })
  return true
}
