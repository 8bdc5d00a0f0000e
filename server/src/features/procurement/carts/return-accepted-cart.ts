import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../tables/database.ts'
import type { RequestDetails } from '../../job-requests/index.ts'
import { findLiveSession, isLiveSession, type SessionRow } from '../sessions/store-sessions.ts'
import { startReturn } from './return-cart.ts'
import { findCart, reopenCart } from './store-carts.ts'

/**
 * Returns the cart of a quote that was just accepted. It goes to the visit in which the request was made or edited; if
 * that is over, or there was none, to the visit in which the quote was accepted. Returns the session; undefined without
 * any.
 */
export async function returnAcceptedCart(
  tx: Tx,
  { id, client_id: clientId, origination }: RequestDetails,
  actor: Actor | undefined,
): Promise<SessionRow | undefined> {
  if (origination === 'COUPA' && actor) await tieToVisit(tx, id, { accountId: actor.accountId, clientId })
  return startReturn(tx, id)
}

async function tieToVisit(
  tx: Tx,
  requestId: string,
  buyer: { readonly accountId: string; readonly clientId: number },
): Promise<void> {
  const cart = await findCart(tx, requestId)
  if (cart && (await isLiveSession(tx, cart.session_id))) return
  const visit = await findLiveSession(tx, buyer)
  if (visit) await reopenCart(tx, requestId, visit.id)
}
