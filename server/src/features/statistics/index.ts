export { statistics } from './feature.ts'
