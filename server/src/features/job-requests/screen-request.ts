import type { JobRequestStatus } from '@portolan/contract/job-requests'
import { enqueue, handles, type JobContext, type JobHandler } from '../../platform/jobs/index.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { failRequest } from './fail-request.ts'
import { type InspectNeeds, inspectUpload } from './inspect-upload.ts'
import { analyseRequest, screenRequest } from './job-definitions.ts'
import { messages } from './messages/en.ts'
import { moveRequest } from './move-request.ts'
import { findRequest, listFiles } from './store-requests.ts'
import { saveVerdict } from './store-screening.ts'

type Needs = InspectNeeds & { readonly db: Database }

/** Looks at each file once, whatever is killed when; what was seen already is not looked at again. */
export const screenRequestHandler = (needs: Needs): JobHandler =>
  handles(
    screenRequest,
    ({ requestId }, context) => screen(needs, requestId, context),
    failRequest(messages.notScreened),
  )

async function screen(needs: Needs, requestId: string, { signal, progress, finish }: JobContext): Promise<void> {
  const { db } = needs
  await db.transaction().execute((tx) => moveRequest(tx, requestId, { to: 'SCREENING', from: ['CREATED'] }))
  const files = (await listFiles(db, requestId)).filter((file) => file.screened_at === null)
  for (const [index, file] of files.entries()) {
    if (!(await isStill(db, requestId, 'SCREENING'))) return
    await saveVerdict(db, file.id, await inspectUpload(needs, file, signal))
    await progress((index + 1) / files.length)
  }
  await finish((tx) => conclude(tx, requestId))
}

export async function isStill(db: Database, requestId: string, status: JobRequestStatus): Promise<boolean> {
  return (await findRequest(db, requestId))?.status === status
}

/** All files together: one bad one stops the request, and its sender hears which and why. */
async function conclude(tx: Tx, requestId: string): Promise<void> {
  const isRefused = (await listFiles(tx, requestId)).some(({ rejection }) => rejection !== null)
  if (isRefused) await moveRequest(tx, requestId, { to: 'REJECTED_BY_SCREENING', from: ['SCREENING'] })
  else if (await moveRequest(tx, requestId, { to: 'ANALYZING', from: ['SCREENING'] }))
    await enqueue(tx, analyseRequest, { requestId })
}
