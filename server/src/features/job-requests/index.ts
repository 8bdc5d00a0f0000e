export { checkLimits } from './check-limits.ts'
export { cleanNames, sameName } from './clean-names.ts'
export { countUploads } from './count-uploads.ts'
export { findOwnClient } from './find-own-client.ts'
export {
  type LinkNeeds,
  openContent,
  openRequest,
  type RequestCaller,
  requireOwnRequest,
} from './find-request.ts'
export { finishCancelling, requestMoved } from './job-definitions.ts'
export { jobRequestHandlers, jobRequestJobs, jobRequestSchedules } from './jobs.ts'
export { letterAbout } from './letter.ts'
export { moveRequest, nameOf } from './move-request.ts'
export { isMember, relationTo, worksAtDesk } from './policy.ts'
export { presentRequest } from './present-request.ts'
export { presentRequester } from './present-requester.ts'
export { readRequest } from './read-request.ts'
export { retryRequest } from './retry-request.ts'
export { jobRequestRoutes } from './routes.ts'
export { serveZips } from './serve-zips.ts'
export { listEvents } from './store-events.ts'
export {
  becomeProject,
  type FileRow,
  findRequest,
  insertFiles,
  listFiles,
  listLinks,
  lockRequest,
  type RequestRow,
  removeFiles,
} from './store-requests.ts'
export { tellStaffOfRequest } from './tell-staff.ts'
export { countOfColumns, totalCount } from './text-count.ts'
