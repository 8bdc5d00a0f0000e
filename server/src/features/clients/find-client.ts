import type { ClientConfig } from '@portolan/contract/clients/clients'
import type { Actor } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database } from '../../tables/database.ts'
import { maySee, presentTo, type Tie } from './policy.ts'
import { findClientsById } from './store.ts'

/** One client, as this caller may see it; to others it does not exist. */
export async function findClient(
  db: Database,
  clientId: number,
  actor: Actor | undefined,
  tie: Tie = {},
): Promise<ClientConfig> {
  const [client] = await findClientsById(db, [clientId])
  if (!client || !maySee(client, actor, tie)) throw new Refusal('client_not_found')
  return presentTo(actor, client)
}
