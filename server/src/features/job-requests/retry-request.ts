import { wasHandedOver } from '@portolan/contract/job-requests/was-handed-over'
import type { Actor } from '../../platform/actor.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import type { Tx } from '../../tables/database.ts'
import { forgetRejections } from './analysis/store-screening.ts'
import { analyzeRequest } from './job-definitions.ts'
import { moveRequest, restartCancelled } from './move-request.ts'
import type { RequestDetails } from './read/store-details.ts'
import { listEvents } from './store-events.ts'

/** Repeats the analysis, starting with the files that have not passed screening. */
export async function retryRequest(tx: Tx, id: string, actor: Actor): Promise<boolean> {
  const from = ['REJECTED_BY_SCREENING', 'FAILED'] as const
  if (!(await moveRequest(tx, id, { to: 'ANALYZING', actor, from }))) return false
  await analyzeAgain(tx, id)
  return true
}

/**
 * Starts a translation by machine again that failed, was stopped, or was finished with failed parts. Returns its new status;
 * undefined where it must not start, for example because human translators were asked: its order at the desk would open again.
 */
export async function retryMachineRequest(
  tx: Tx,
  { id, shown_status: status }: Pick<RequestDetails, 'id' | 'shown_status'>,
  actor: Actor,
): Promise<'ANALYZING' | 'TRANSLATING' | undefined> {
  if (wasHandedOver(await listEvents(tx, id))) return undefined
  switch (status) {
    case 'COMPLETED':
      return (await moveRequest(tx, id, { to: 'TRANSLATING', from: ['COMPLETED'] })) ? 'TRANSLATING' : undefined
    case 'FAILED':
      return (await retryRequest(tx, id, actor)) ? 'ANALYZING' : undefined
    case 'CANCELLED':
      if (!(await restartCancelled(tx, id, actor))) return undefined
      await analyzeAgain(tx, id)
      return 'ANALYZING'
    default:
      return undefined
  }
}

async function analyzeAgain(tx: Tx, id: string): Promise<void> {
  await forgetRejections(tx, id)
  await enqueue(tx, analyzeRequest, { requestId: id })
}
