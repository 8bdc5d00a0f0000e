import { en as reasons } from '@portolan/contract/job-requests/messages/reasons.en'
import type { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { enqueue, handles, type JobContext, type JobHandler } from '../../../platform/jobs/index.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { failRequest } from '../fail-request.ts'
import { analyzeRequest, screenRequest } from '../job-definitions.ts'
import { moveRequest } from '../move-request.ts'
import { findRequest, listFiles } from '../store-requests.ts'
import type { InspectNeeds } from './inspect-upload.ts'
import { screenFile } from './screen-file.ts'
import { saveVerdict } from './store-screening.ts'

export const screenRequestHandler = (needs: InspectNeeds): JobHandler =>
  handles(screenRequest, ({ requestId }, context) => screen(needs, requestId, context), {
    giveUp: failRequest(reasons.notScreened),
  })

async function screen(needs: InspectNeeds, requestId: string, context: JobContext): Promise<void> {
  await needs.db.transaction().execute((tx) => moveRequest(tx, requestId, { to: 'SCREENING', from: ['CREATED'] }))
  if (await screenFiles(needs, { requestId, during: 'SCREENING' }, context))
    await context.finish((tx) => conclude(tx, requestId))
}

type Screening = { readonly requestId: string; readonly during: JobRequestStatus }

/**
 * Screens each file once, also across restarts: files with a verdict are skipped. False if the request has left the
 * expected status in the meantime.
 */
export async function screenFiles(
  needs: InspectNeeds,
  { requestId, during }: Screening,
  context: Pick<JobContext, 'id' | 'signal' | 'progress'>,
): Promise<boolean> {
  const { db } = needs
  const files = (await listFiles(db, requestId)).filter((file) => file.screened_at === null)
  for (const [index, file] of files.entries()) {
    if (!(await isStill(db, requestId, during))) return false
    await saveVerdict(db, file.id, await screenFile(needs, file, context))
    await context.progress((index + 1) / files.length)
  }
  return true
}

export async function isStill(db: Database, requestId: string, status: JobRequestStatus): Promise<boolean> {
  return (await findRequest(db, requestId))?.status === status
}

/** One rejected file stops the whole request; the requester's email names the file and the reason. */
async function conclude(tx: Tx, requestId: string): Promise<void> {
  const isRefused = (await listFiles(tx, requestId)).some(({ rejection }) => rejection !== null)
  if (isRefused) await moveRequest(tx, requestId, { to: 'REJECTED_BY_SCREENING', from: ['SCREENING'] })
  else if (await moveRequest(tx, requestId, { to: 'ANALYZING', from: ['SCREENING'] }))
    await enqueue(tx, analyzeRequest, { requestId })
}
