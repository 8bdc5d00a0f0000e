import type { Actor } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database } from '../../tables/database.ts'
import { findClientsById } from '../clients/index.ts'

/** Returns the organization that the user manages: for CLIENT users with a local account whose client allows it. */
export async function managedClientId(db: Database, actor: Actor): Promise<number> {
  const [client] = actor.clientId === null || actor.isFederated ? [] : await findClientsById(db, [actor.clientId])
  if (!client?.isOrgManagementEnabled) throw new Refusal('forbidden')
  return client.clientId
}
