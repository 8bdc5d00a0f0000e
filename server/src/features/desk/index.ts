export { deskHandlers } from './jobs.ts'
export { dayIn } from './provider-days.ts'
export { deskRoutes } from './routes.ts'
