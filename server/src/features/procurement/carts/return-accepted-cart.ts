import type { Actor } from '../../../platform/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Tx } from '../../../tables/database.ts'
import type { RequestDetails } from '../../job-requests/index.ts'
import { type Buyer, lockVisit, type SessionRow } from '../sessions/store-sessions.ts'
import { isConnected } from '../store-clients.ts'
import { startReturn } from './return-cart.ts'
import { findCart, findSession, reopenCart } from './store-carts.ts'

type Acceptance = {
  readonly actor: Actor | undefined
  /** The visit that the buyer's browser is in. */
  readonly externalReferenceId?: string | undefined
}

/**
 * Returns the cart of a quote that was just accepted. A client whose procurement system is connected orders through it, so
 * the acceptance is refused without a visit that takes the cart. Returns the session; undefined if the request has none.
 */
export async function returnAcceptedCart(
  tx: Tx,
  { id, client_id: clientId, origination }: RequestDetails,
  { actor, externalReferenceId }: Acceptance,
): Promise<SessionRow | undefined> {
  if (origination !== 'COUPA') return undefined
  const buyer = { clientId, accountId: actor?.accountId ?? null, buyerCookie: externalReferenceId }
  const visit = await returnToVisit(tx, id, buyer)
  if (visit) return visit
  if (await isConnected(tx, clientId)) throw new Refusal('visit_needed')
  const cart = await findCart(tx, id)
  return cart && findSession(tx, cart.session_id)
}

/** Undefined without a visit that takes the cart. */
export async function returnToVisit(tx: Tx, requestId: string, buyer: Buyer): Promise<SessionRow | undefined> {
  const visit = await lockVisit(tx, requestId, buyer)
  if (!visit) return undefined
  if ((await findCart(tx, requestId))?.session_id !== visit.id) await reopenCart(tx, requestId, visit.id)
  return startReturn(tx, requestId)
}
