import type { Feature } from '../../platform/feature.ts'
import type { AnalyzeNeeds } from './analysis/analyze-request.ts'
import { serveZips } from './files/serve-zips.ts'
import { jobRequestHandlers, jobRequestJobs, jobRequestSchedules } from './jobs.ts'
import { type JobRequestNeeds, jobRequestRoutes } from './routes.ts'

export const jobRequests = (needs: JobRequestNeeds & AnalyzeNeeds): Feature => ({
  routes: jobRequestRoutes(needs),
  jobs: jobRequestJobs,
  handlers: jobRequestHandlers(needs),
  schedules: jobRequestSchedules,
  mount: (app) => serveZips(app, needs),
})
