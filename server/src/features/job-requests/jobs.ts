import { handles, type Job, type JobHandler, type Schedule } from '../../platform/jobs/index.ts'
import type { Database } from '../../tables/database.ts'
import { requestCancelled, sendMail } from '../mail/index.ts'
import { analyseRequestHandler } from './analyse-request.ts'
import type { InspectNeeds } from './inspect-upload.ts'
import { analyseRequest, finishCancelling, screenRequest, sweepRequests } from './job-definitions.ts'
import { letterAbout } from './letter.ts'
import { moveRequest } from './move-request.ts'
import { screenRequestHandler } from './screen-request.ts'
import { listEvents } from './store-events.ts'
import { findRequest } from './store-requests.ts'
import { sweepWaitingRequests } from './sweep-waiting-requests.ts'

export const jobRequestJobs: readonly Job[] = [screenRequest, analyseRequest, finishCancelling, sweepRequests]

/** Once an hour. */
export const jobRequestSchedules: readonly Schedule[] = [{ job: sweepRequests, cron: '41 * * * *' }]

type Needs = InspectNeeds & { readonly db: Database }

export const jobRequestHandlers = (needs: Needs): readonly JobHandler[] => [
  screenRequestHandler(needs),
  analyseRequestHandler(needs),
  handles(finishCancelling, ({ requestId }) => finish(needs.db, requestId)),
  handles(sweepRequests, () => sweepWaitingRequests(needs.db)),
]

/** The letter goes out with the last step, so it goes out once. */
async function finish(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await moveRequest(tx, id, { to: 'CANCELLED', from: ['CANCELLING'] }))) return
    const request = await findRequest(tx, id)
    const reason = (await listEvents(tx, id)).findLast(({ status }) => status === 'CANCELLING')?.reason ?? ''
    if (!request) return
    const data = { ...letterAbout(request), reason }
    await sendMail(tx, { template: requestCancelled, to: request.requestor_email, data })
  })
}
