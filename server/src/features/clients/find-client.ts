import type { ClientConfig } from '@portolan/contract/clients/clients'
import type { Actor } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database } from '../../tables/database.ts'
import { type ClientProof, maySee, presentClient } from './policy.ts'
import { findClientsById } from './store.ts'

/** Returns the client as the caller may see it, or refuses with 404. */
export async function findClient(
  db: Database,
  clientId: number,
  actor: Actor | undefined,
  proof: ClientProof = {},
  locale?: string,
): Promise<ClientConfig> {
  const [client] = await findClientsById(db, [clientId], locale)
  if (!client || !maySee(client, actor, proof)) throw new Refusal('client_not_found')
  return presentClient(actor, client)
}
