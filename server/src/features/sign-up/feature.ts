import type { Feature } from '../../platform/feature.ts'
import { signUpHandlers, signUpJobs, signUpSchedules } from './jobs.ts'
import { type SignUpNeeds, signUpRoutes } from './routes.ts'

export const signUp = (needs: SignUpNeeds): Feature => ({
  routes: signUpRoutes(needs),
  jobs: signUpJobs,
  handlers: signUpHandlers,
  schedules: signUpSchedules,
})
