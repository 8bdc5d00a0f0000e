import type { Feature } from '../../platform/feature.ts'
import { serveOrderEvents } from './ensure-webhook.ts'
import {
  type OrderJobNeeds,
  translationManagementHandlers,
  translationManagementJobs,
  translationManagementSchedules,
} from './jobs.ts'
import { type DashboardNeeds, serveDashboardDoor } from './open-dashboard.ts'
import { translationManagementRoutes } from './routes.ts'

export const translationManagement = (needs: DashboardNeeds & OrderJobNeeds): Feature => ({
  routes: translationManagementRoutes(needs),
  jobs: translationManagementJobs,
  handlers: translationManagementHandlers(needs),
  schedules: translationManagementSchedules(needs.isWatched),
  mount: (app) => {
    serveDashboardDoor(app, needs)
    if (needs.isWatched) serveOrderEvents(app, needs)
  },
})
