import type { JobRequestStatus } from '@portolan/contract/job-requests'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../tables/database.ts'
import { insertEvent } from './store-events.ts'
import { updateStatus } from './store-requests.ts'
import { statusesBefore } from './transitions.ts'

type Move = {
  readonly to: JobRequestStatus
  /** Undefined: the portal itself. */
  readonly actor?: Actor | undefined
  readonly reason?: string
  /** Only from these, of those the table allows. */
  readonly from?: readonly JobRequestStatus[]
}

export const nameOf = (actor: Actor): string => `${actor.firstName} ${actor.lastName}`.trim() || actor.loginName

/** The one way a status changes: along the table, recorded, and for one of any number of callers. */
export async function moveRequest(tx: Tx, id: string, { to, actor, reason, from }: Move): Promise<boolean> {
  const allowed = statusesBefore(to).filter((status) => !from || from.includes(status))
  if (!(await updateStatus(tx, id, allowed, to))) return false
  await insertEvent(tx, id, {
    status: to,
    accountId: actor?.accountId ?? null,
    actorName: actor ? nameOf(actor) : null,
    reason: reason || null,
  })
  return true
}
