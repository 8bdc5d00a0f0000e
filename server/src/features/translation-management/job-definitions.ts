import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/index.ts'

/** Hands a request over to those who translate. */
export const submitOrder = defineJob('submit-order', z.object({ requestId: z.uuid() }))

/** Looks at how far those who translate have come. */
export const watchOrders = defineJob('watch-orders', z.object({}))

/** Makes sure that we are told when something changes. */
export const subscribeToOrders = defineJob('subscribe-to-orders', z.object({}))
