export { holdPostgres } from './hold.ts'
export type { Postgres } from './postgres.ts'
export { StartError } from './start-error.ts'
export { startPostgres } from './supervise.ts'
