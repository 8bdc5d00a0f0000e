import { handles, type Job, type JobHandler, type Schedule } from '../../platform/jobs/index.ts'
import { type AnalyzeNeeds, analyzeRequestHandler } from './analysis/analyze-request.ts'
import { countOneUploadHandler } from './analysis/count-uploads.ts'
import { screenRequestHandler } from './analysis/screen-request.ts'
import { deleteOldReads } from './analysis/store-file-reads.ts'
import { deleteOldUploadCounts } from './analysis/store-upload-counts.ts'
import {
  analyzeRequest,
  countOneUpload,
  finishCancelling,
  requestMoved,
  screenRequest,
  sweepRequests,
} from './job-definitions.ts'
import { moveRequest } from './move-request.ts'
import { sweepWaitingRequests } from './sweep-waiting-requests.ts'

export const jobRequestJobs: readonly Job[] = [
  screenRequest,
  analyzeRequest,
  countOneUpload,
  finishCancelling,
  requestMoved,
  sweepRequests,
]

/** Once an hour. */
export const jobRequestSchedules: readonly Schedule[] = [{ job: sweepRequests, cron: '41 * * * *' }]

export const jobRequestHandlers = (needs: AnalyzeNeeds): readonly JobHandler[] => [
  screenRequestHandler(needs),
  analyzeRequestHandler(needs),
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
