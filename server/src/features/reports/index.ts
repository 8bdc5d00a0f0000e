export { reports } from './feature.ts'
