export { procurementHandlers, procurementJobs, procurementSchedules } from './jobs.ts'
export { digestOfSecret } from './open-punchout.ts'
export { procurementRoutes } from './routes.ts'
