import type { Actor } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { isMember, maySee } from './policy.ts'
import { findRequest, lockRequest, type RequestRow } from './store-requests.ts'

const seen = (row: RequestRow) => ({ clientId: row.client_id, isOpenByLink: row.is_open_by_link })

/** A request of another organisation does not exist. */
export async function requireRequest(db: Database | Tx, actor: Actor | undefined, id: string): Promise<RequestRow> {
  const request = await findRequest(db, id)
  if (!request || !maySee(actor, seen(request))) throw new Refusal('job_request_not_found')
  return request
}

/** The same for a change by a member, with the request held until it is done. */
export async function requireOwnRequest(tx: Tx, actor: Actor, id: string): Promise<RequestRow> {
  const request = await lockRequest(tx, id)
  if (!request || !isMember(actor, seen(request))) throw new Refusal('job_request_not_found')
  return request
}
