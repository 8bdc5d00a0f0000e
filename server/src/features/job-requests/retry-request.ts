import type { Actor } from '../../platform/actor.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import type { Tx } from '../../tables/database.ts'
import { forgetRejections } from './analysis/store-screening.ts'
import { analyzeRequest } from './job-definitions.ts'
import { moveRequest, restartCancelled } from './move-request.ts'

/** Repeats the analysis, starting with the files that have not passed screening. */
export async function retryRequest(tx: Tx, id: string, actor: Actor): Promise<boolean> {
  const from = ['REJECTED_BY_SCREENING', 'FAILED'] as const
  if (!(await moveRequest(tx, id, { to: 'ANALYZING', actor, from }))) return false
  await analyzeAgain(tx, id)
  return true
}

/** The same for a translation by machine that failed or was stopped. */
export async function retryMachineRequest(tx: Tx, id: string, actor: Actor): Promise<boolean> {
  if (!(await restartCancelled(tx, id, actor))) return retryRequest(tx, id, actor)
  await analyzeAgain(tx, id)
  return true
}

async function analyzeAgain(tx: Tx, id: string): Promise<void> {
  await forgetRejections(tx, id)
  await enqueue(tx, analyzeRequest, { requestId: id })
}
