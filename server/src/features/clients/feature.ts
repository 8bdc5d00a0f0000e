import type { Feature } from '../../platform/feature.ts'
import type { Database } from '../../tables/database.ts'
import { clientRoutes } from './routes.ts'

export const clients = (needs: { readonly db: Database }): Feature => ({ routes: clientRoutes(needs) })
