import type { Feature } from '../../platform/feature.ts'
import { type ClientNeeds, clientRoutes } from './routes.ts'

export const clients = (needs: ClientNeeds): Feature => ({ routes: clientRoutes(needs) })
