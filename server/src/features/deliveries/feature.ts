import type { Feature } from '../../platform/feature.ts'
import type { DeliveryNeeds } from './open-delivery.ts'
import { deliveryRoutes } from './routes.ts'

export const deliveries = (needs: DeliveryNeeds): Feature => ({ routes: deliveryRoutes(needs) })
