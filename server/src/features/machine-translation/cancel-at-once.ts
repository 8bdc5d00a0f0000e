import type { Actor } from '../../platform/actor.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tx } from '../../tables/database.ts'
import { finishCancelling, moveRequest, type RequestDetails } from '../job-requests/index.ts'

/** Not held back to be undone, because its jobs are stopped. Refuses a request that is finished. The caller has locked it. */
export async function cancelAtOnce(tx: Tx, { id, status }: RequestDetails, actor: Actor): Promise<void> {
  if (status === 'REJECTED_BY_SCREENING') {
    if (!(await moveRequest(tx, id, { to: 'CANCELLED', actor }))) throw new Refusal('conflict')
    return
  }
  const from = ['CREATED', 'SCREENING', 'ANALYZING', 'TRANSLATING'] as const
  if (!(await moveRequest(tx, id, { to: 'CANCELLING', actor, from }))) throw new Refusal('conflict')
  await enqueue(tx, finishCancelling, { requestId: id })
}
