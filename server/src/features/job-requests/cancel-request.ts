import {
  cancellationHeldMs,
  type JobRequestStatus,
  mayUndoCancellation,
} from '@portolan/contract/job-requests/requests'
import type { Actor } from '../../platform/actor.ts'
import { cancelJob, enqueue } from '../../platform/jobs/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tx } from '../../tables/database.ts'
import { finishCancelling } from './job-definitions.ts'
import { moveRequest, undoCancelling } from './move-request.ts'
import { saveHeldCancellation, takeHeldCancellation } from './store-cancellations.ts'

type LockedRequest = { readonly id: string; readonly status: JobRequestStatus }
type Cancellation = {
  readonly actor: Actor
  readonly reason: string
  readonly now: Date
  /** Narrows the statuses in which it may be cancelled. */
  readonly from?: readonly JobRequestStatus[]
}

/**
 * Cancels a locked request. If nothing runs for it, emails and the call to the translation management system wait until
 * the cancellation is final.
 */
export async function beginCancelling(
  tx: Tx,
  { id, status }: LockedRequest,
  { actor, reason, now, from }: Cancellation,
): Promise<void> {
  if (!(await moveRequest(tx, id, { to: 'CANCELLING', actor, reason, ...(from && { from }) })))
    throw new Refusal('conflict')
  const isHeld = mayUndoCancellation(status) && status !== 'ARCHIVED'
  const runAt = isHeld ? { runAt: new Date(now.getTime() + cancellationHeldMs) } : {}
  const jobId = await enqueue(tx, finishCancelling, { requestId: id }, runAt)
  if (isHeld) await saveHeldCancellation(tx, id, { status, accountId: actor.accountId, jobId })
}

/** Only for the person who cancelled it, and only until the cancellation is final. */
export async function undoCancellation(tx: Tx, { id, status }: LockedRequest, actor: Actor): Promise<void> {
  const held = await takeHeldCancellation(tx, id)
  if (status !== 'CANCELLING' || !held) throw new Refusal('cancellation_final')
  if (held.accountId !== actor.accountId) throw new Refusal('forbidden')
  await cancelJob(tx, held.jobId)
  if (!(await undoCancelling(tx, id, held.status, actor))) throw new Refusal('cancellation_final')
}
