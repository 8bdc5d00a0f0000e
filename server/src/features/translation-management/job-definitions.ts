import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/index.ts'

/** Hands a request over to those who translate. */
export const submitOrder = defineJob('submit-order', z.object({ requestId: z.uuid() }))
