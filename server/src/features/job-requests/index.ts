export { jobRequestHandlers, jobRequestJobs, jobRequestSchedules } from './jobs.ts'
export { moveRequest } from './move-request.ts'
export { jobRequestRoutes } from './routes.ts'
export { serveZips } from './serve-zips.ts'
