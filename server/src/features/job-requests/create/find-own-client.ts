import type { Actor } from '../../../platform/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Tx } from '../../../tables/database.ts'
import { findClientsById, type StoredClient } from '../../clients/index.ts'

/** The client a member creates a request for: the named one, or else the one the member acts for. */
export async function findOwnClient(tx: Tx, actor: Actor, wanted: number | undefined): Promise<StoredClient> {
  const clientId = wanted ?? actor.clientId
  const [client] =
    clientId !== null && actor.linkedClientIds.includes(clientId) ? await findClientsById(tx, [clientId]) : []
  if (!client) throw new Refusal('client_not_found')
  if (client.status !== 'ACTIVE') throw new Refusal('client_inactive')
  return client
}
