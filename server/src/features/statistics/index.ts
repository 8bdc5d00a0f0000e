export { statisticsHandlers, statisticsJobs, statisticsSchedules } from './jobs.ts'
export { statisticsRoutes } from './routes.ts'
export { serveLists } from './serve-lists.ts'
