import type { Feature } from '../../platform/feature.ts'
import { serveReturnPages } from './carts/return-page.ts'
import { procurementHandlers, procurementJobs, procurementSchedules } from './jobs.ts'
import type { AcknowledgeNeeds } from './purchase-orders/acknowledge-order.ts'
import { type ProcurementNeeds, procurementRoutes } from './routes.ts'

export const procurement = (needs: ProcurementNeeds & AcknowledgeNeeds): Feature => ({
  routes: procurementRoutes(needs),
  jobs: procurementJobs,
  handlers: procurementHandlers(needs),
  schedules: procurementSchedules,
  mount: (app) => serveReturnPages(app, needs),
})
