import type { Feature } from '../../platform/feature.ts'
import { procurementHandlers, procurementJobs, procurementSchedules } from './jobs.ts'
import { type ProcurementNeeds, procurementRoutes } from './routes.ts'

export const procurement = (needs: ProcurementNeeds): Feature => ({
  routes: procurementRoutes(needs),
  jobs: procurementJobs,
  handlers: procurementHandlers(needs),
  schedules: procurementSchedules,
})
