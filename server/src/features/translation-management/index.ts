export { handOver } from './hand-over.ts'
export { translationManagementRoutes } from './routes.ts'
