export { fileHandlers, fileJobs, fileSchedules } from './jobs.ts'
export { fileRoutes } from './routes.ts'
