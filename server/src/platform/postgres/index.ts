export { holdPostgres } from './hold.ts'
export { StartError } from './start-error.ts'
export { startPostgres } from './supervise.ts'
