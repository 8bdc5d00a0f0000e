import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../tables/database.ts'
import type { RequestDetails } from '../../job-requests/index.ts'
import { findLiveSession, isLive, isOrdered, type SessionRow } from '../sessions/store-sessions.ts'
import { startReturn } from './return-cart.ts'
import { findCart, findSession, reopenCart } from './store-carts.ts'

/**
 * Returns the cart of a quote that was just accepted. It goes to the visit in which the request was made or edited; if
 * that is over, or there was none, to the visit in which the quote was accepted. Without a visit that takes it, it waits
 * until the buyer comes again. Returns the session; undefined without any.
 */
export async function returnAcceptedCart(
  tx: Tx,
  { id, client_id: clientId, origination }: RequestDetails,
  actor: Actor | undefined,
): Promise<SessionRow | undefined> {
  if (origination === 'COUPA' && actor) await tieToVisit(tx, id, { accountId: actor.accountId, clientId })
  return (await returnToVisit(tx, id)) ?? findSessionOf(tx, id)
}

/** Undefined without a visit that takes the cart. */
export async function returnToVisit(tx: Tx, requestId: string): Promise<SessionRow | undefined> {
  const cart = await findCart(tx, requestId)
  if (!cart || (await isOrdered(tx, { sessionId: cart.session_id, requestId }))) return undefined
  return startReturn(tx, requestId)
}

async function findSessionOf(tx: Tx, requestId: string): Promise<SessionRow | undefined> {
  const cart = await findCart(tx, requestId)
  return cart && findSession(tx, cart.session_id)
}

/** Leaves a cart in its visit while that goes on, and moves it to the buyer's present one after that. */
export async function tieToVisit(
  tx: Tx,
  requestId: string,
  buyer: { readonly accountId: string; readonly clientId: number },
): Promise<void> {
  const cart = await findCart(tx, requestId)
  if (cart && (await isLive(tx, { sessionId: cart.session_id, requestId }))) return
  const visit = await findLiveSession(tx, buyer, requestId)
  if (visit) await reopenCart(tx, requestId, visit.id)
}
