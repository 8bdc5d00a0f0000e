import { handles, type Job, type JobHandler, type Schedule } from '../../platform/jobs/index.ts'
import { type AnalyseNeeds, analyseRequestHandler } from './analyse-request.ts'
import { countOneUploadHandler } from './count-uploads.ts'
import {
  analyseRequest,
  countOneUpload,
  finishCancelling,
  requestMoved,
  screenRequest,
  sweepRequests,
} from './job-definitions.ts'
import { moveRequest } from './move-request.ts'
import { screenRequestHandler } from './screen-request.ts'
import { deleteOldReads } from './store-file-reads.ts'
import { deleteOldUploadCounts } from './store-upload-counts.ts'
import { sweepWaitingRequests } from './sweep-waiting-requests.ts'

export const jobRequestJobs: readonly Job[] = [
  screenRequest,
  analyseRequest,
  countOneUpload,
  finishCancelling,
  requestMoved,
  sweepRequests,
]

/** Once an hour. */
export const jobRequestSchedules: readonly Schedule[] = [{ job: sweepRequests, cron: '41 * * * *' }]

export const jobRequestHandlers = (needs: AnalyseNeeds): readonly JobHandler[] => [
  screenRequestHandler(needs),
  analyseRequestHandler(needs),
  countOneUploadHandler(needs),
  handles(finishCancelling, ({ requestId }, { finish }) =>
    finish(async (tx) => void (await moveRequest(tx, requestId, { to: 'CANCELLED', from: ['CANCELLING'] }))),
  ),
  handles(sweepRequests, async () => {
    await sweepWaitingRequests(needs.db)
    await deleteOldUploadCounts(needs.db)
    await deleteOldReads(needs.db)
  }),
]
