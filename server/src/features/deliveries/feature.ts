import type { Feature } from '../../platform/feature.ts'
import { type DeliveryNeeds, deliveryRoutes } from './routes.ts'

export const deliveries = (needs: DeliveryNeeds): Feature => ({ routes: deliveryRoutes(needs) })
