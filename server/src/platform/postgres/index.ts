export { keepPostgres } from './keep.ts'
export { StartError } from './start-error.ts'
export { startPostgres } from './supervise.ts'
