export { activity } from './feature.ts'
