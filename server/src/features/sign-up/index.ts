export { signUpHandlers, signUpJobs, signUpSchedules } from './jobs.ts'
export { signUpRoutes } from './routes.ts'
