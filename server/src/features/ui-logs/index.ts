export { uiLogs } from './feature.ts'
