import type { JobRequestStatus } from '@portolan/contract/job-requests'
import { enqueue, handles, type JobHandler } from '../../platform/jobs/index.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { requestRejected, sendMail } from '../mail/index.ts'
import { type InspectNeeds, inspectUpload } from './inspect-upload.ts'
import { analyseRequest, screenRequest } from './job-definitions.ts'
import { letterAbout } from './letter.ts'
import { moveRequest } from './move-request.ts'
import { findRequest, listFiles } from './store-requests.ts'
import { saveVerdict } from './store-screening.ts'

type Needs = InspectNeeds & { readonly db: Database }

/** Looks at each file once, whatever is killed when; what was seen already is not looked at again. */
export const screenRequestHandler = (needs: Needs): JobHandler =>
  handles(screenRequest, async ({ requestId }, { signal, progress, finish }) => {
    const { db } = needs
    await db.transaction().execute((tx) => moveRequest(tx, requestId, { to: 'SCREENING', from: ['CREATED'] }))
    const files = (await listFiles(db, requestId)).filter((file) => file.screened_at === null)
    for (const [index, file] of files.entries()) {
      if (!(await isStill(db, requestId, 'SCREENING'))) return
      await saveVerdict(db, file.id, await inspectUpload(needs, file, signal))
      await progress((index + 1) / files.length)
    }
    await finish((tx) => conclude(tx, requestId))
  })

export async function isStill(db: Database, requestId: string, status: JobRequestStatus): Promise<boolean> {
  return (await findRequest(db, requestId))?.status === status
}

/** All files together: one bad one stops the request, and its sender hears which and why. */
async function conclude(tx: Tx, requestId: string): Promise<void> {
  const files = (await listFiles(tx, requestId)).flatMap(({ file_name: fileName, rejection }) =>
    rejection ? [{ fileName, rejection }] : [],
  )
  if (files.length === 0) {
    if (await moveRequest(tx, requestId, { to: 'ANALYZING', from: ['SCREENING'] }))
      await enqueue(tx, analyseRequest, { requestId })
    return
  }
  const request = await findRequest(tx, requestId)
  if (!request || !(await moveRequest(tx, requestId, { to: 'REJECTED_BY_SCREENING', from: ['SCREENING'] }))) return
  await sendMail(tx, {
    template: requestRejected,
    to: request.requestor_email,
    data: { ...letterAbout(request), files },
  })
}
