export { signUpHandlers, signUpJobs, signUpSchedules } from './jobs.ts'
export { signUpRoutes } from './routes.ts'
export { sendVerificationCode, validateVerificationCode } from './verification-codes.ts'
