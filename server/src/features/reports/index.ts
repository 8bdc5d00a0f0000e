export { reports } from './feature.ts'
export { saveReport } from './save-report.ts'
