import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/index.ts'

/** Hands a request over to the translation management system. */
export const submitOrder = defineJob('submit-order', z.object({ requestId: z.uuid() }))

/** Sends a payment that came after the hand-over. */
export const sendPayment = defineJob('send-payment', z.object({ requestId: z.uuid(), paymentId: z.uuid() }))

/** Polls open orders of the translation management system. */
export const watchOrders = defineJob('watch-orders', z.object({}))

/** Ensures that the translation management system calls our webhook. */
export const subscribeToOrders = defineJob('subscribe-to-orders', z.object({}))
