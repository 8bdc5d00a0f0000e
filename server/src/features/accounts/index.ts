export { accounts } from './feature.ts'
