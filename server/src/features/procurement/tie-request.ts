import { Refusal } from '../../platform/refusal.ts'
import type { Tx } from '../../tables/database.ts'
import { insertCart } from './carts/store-carts.ts'
import { findSessionOfBuyer } from './sessions/store-sessions.ts'

type NewRequest = { readonly id: string; readonly clientId: number; readonly accountId: string }

/**
 * Ties a new request to the buyer's session, so that its cart finds the way back. The buyer cookie is no credential:
 * only sessions in which this account signed in count.
 */
export async function tieToSession(tx: Tx, request: NewRequest, buyerCookie: string): Promise<void> {
  const session = await findSessionOfBuyer(tx, { accountId: request.accountId, buyerCookie })
  if (session?.client_id !== request.clientId) throw new Refusal('visit_ended')
  await insertCart(tx, request.id, session.id)
}
