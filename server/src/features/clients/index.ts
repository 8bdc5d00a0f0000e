export { presentTo } from './policy.ts'
export { clientRoutes } from './routes.ts'
export { findClientsById } from './store.ts'
