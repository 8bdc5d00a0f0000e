export { uiLogRoutes } from './routes.ts'
