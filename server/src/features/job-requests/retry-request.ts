import type { Actor } from '../../platform/actor.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import type { Tx } from '../../tables/database.ts'
import { analyseRequest, screenRequest } from './job-definitions.ts'
import { moveRequest } from './move-request.ts'
import { listFiles } from './store-requests.ts'
import { forgetRejections } from './store-screening.ts'

/** Once more through the analysis, and through screening before where a file has not passed it. */
export async function retryRequest(tx: Tx, id: string, actor: Actor): Promise<boolean> {
  const files = await listFiles(tx, id)
  const isScreened = files.every(({ screened_at, rejection }) => screened_at !== null && rejection === null)
  const from = ['REJECTED_BY_SCREENING', 'FAILED'] as const
  if (isScreened) {
    if (!(await moveRequest(tx, id, { to: 'ANALYZING', actor, from }))) return false
    await enqueue(tx, analyseRequest, { requestId: id })
    return true
  }
  if (!(await moveRequest(tx, id, { to: 'SCREENING', actor, from }))) return false
  await forgetRejections(tx, id)
  await enqueue(tx, screenRequest, { requestId: id })
  return true
}
