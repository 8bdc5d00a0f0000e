export { deskHandlers } from './jobs.ts'
export { whoLooksAfter } from './people.ts'
export { dayIn } from './provider-days.ts'
export { deskRoutes } from './routes.ts'
