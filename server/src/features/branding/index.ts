export { branding } from './feature.ts'
