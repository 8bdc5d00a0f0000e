import type { Actor } from '../../platform/actor.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import type { Tx } from '../../tables/database.ts'
import { moveRequest } from '../job-requests/index.ts'
import { submitOrder } from './job-definitions.ts'

/**
 * Starts handing a request over to the translation management system. Returns false if its status does not allow it.
 */
export async function handOver(tx: Tx, requestId: string, actor?: Actor): Promise<boolean> {
  if (!(await moveRequest(tx, requestId, { to: 'SUBMITTING_TO_XTRF', actor }))) return false
  await enqueue(tx, submitOrder, { requestId })
  return true
}
