export { digestOfSecret } from './open-punchout.ts'
export { procurementRoutes } from './routes.ts'
