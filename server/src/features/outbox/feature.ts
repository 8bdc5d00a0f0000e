import type { Feature } from '../../platform/feature.ts'
import { type OutboxNeeds, outboxRoutes } from './routes.ts'

export const outbox = (needs: OutboxNeeds): Feature => ({ routes: outboxRoutes(needs) })
