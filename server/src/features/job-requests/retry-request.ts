import type { Actor } from '../../platform/actor.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import type { Tx } from '../../tables/database.ts'
import { forgetRejections } from './analysis/store-screening.ts'
import { analyzeRequest } from './job-definitions.ts'
import { moveRequest } from './move-request.ts'

/** Repeats the analysis, starting with the files that have not passed screening. */
export async function retryRequest(tx: Tx, id: string, actor: Actor): Promise<boolean> {
  const from = ['REJECTED_BY_SCREENING', 'FAILED'] as const
  if (!(await moveRequest(tx, id, { to: 'ANALYZING', actor, from }))) return false
  await forgetRejections(tx, id)
  await enqueue(tx, analyzeRequest, { requestId: id })
  return true
}
