import type { Actor } from '../../platform/actor.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { hasVisited } from './sessions/store-sessions.ts'
import { isConnected } from './store-clients.ts'

/**
 * Whether somebody only buys for the client: an employee who came from its procurement system and may not create
 * requests otherwise. A request made elsewhere has no cart, so no purchase order could ever be written for it.
 */
export async function isProcurementBuyer(
  db: Database | Tx,
  { roles, applicationIds, accountId }: Actor,
  clientId: number,
): Promise<boolean> {
  const onlyBuys =
    roles.every((role) => role === 'CLIENT_EMPLOYEE') &&
    applicationIds.includes('coupa') &&
    !applicationIds.includes('createProject')
  return onlyBuys && (await hasVisited(db, accountId, clientId)) && isConnected(db, clientId)
}
