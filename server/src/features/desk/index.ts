export { deskHandlers } from './jobs.ts'
export { deskRoutes } from './routes.ts'
