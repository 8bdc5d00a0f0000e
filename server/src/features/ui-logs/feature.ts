import type { Feature } from '../../platform/feature.ts'
import type { Log } from '../../platform/log.ts'
import { uiLogRoutes } from './routes.ts'

export const uiLogs = (needs: { readonly log: Log }): Feature => ({ routes: uiLogRoutes(needs) })
