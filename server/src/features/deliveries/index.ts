export { deliveries } from './feature.ts'
