export { presentTo } from './policy.ts'
export { clientRoutes } from './routes.ts'
export { findClientsById, type StoredClient } from './store.ts'
