import type { Feature } from '../../platform/feature.ts'
import { type AccountNeeds, accountRoutes } from './routes.ts'

export const accounts = (needs: AccountNeeds): Feature => ({ routes: accountRoutes(needs) })
