export { procurement } from './feature.ts'
export { digestOfSecret } from './open-punchout.ts'
