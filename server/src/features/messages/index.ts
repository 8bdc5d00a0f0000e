export { messages } from './feature.ts'
