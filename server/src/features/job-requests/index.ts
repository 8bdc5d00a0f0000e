export { jobRequestHandlers, jobRequestJobs, jobRequestSchedules } from './jobs.ts'
export { jobRequestRoutes } from './routes.ts'
export { serveZips } from './serve-zips.ts'
