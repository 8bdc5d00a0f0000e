import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/index.ts'

/** Tells the procurement system that its purchase order is accepted. */
export const acknowledgeOrder = defineJob('acknowledge-purchase-order', z.object({ purchaseOrderId: z.uuid() }))
