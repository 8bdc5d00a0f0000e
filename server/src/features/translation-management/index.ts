export { ensureWebhook, serveOrderEvents } from './ensure-webhook.ts'
export { handOver } from './hand-over.ts'
export {
  translationManagementHandlers,
  translationManagementJobs,
  translationManagementSchedules,
} from './jobs.ts'
export { serveDashboardDoor } from './open-dashboard.ts'
export { translationManagementRoutes } from './routes.ts'
