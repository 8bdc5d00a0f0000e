export { brandingRoutes } from './routes.ts'
