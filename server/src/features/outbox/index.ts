export { outbox } from './feature.ts'
