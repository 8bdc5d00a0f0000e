import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/index.ts'

const request = z.object({ requestId: z.uuid() })

/** Looks at every file: what it is, and whether it is safe to open. */
export const screenRequest = defineJob('screen-request', request)

/** Counts what there is to translate. */
export const analyzeRequest = defineJob('analyse-request', request)

/** Counts one upload, before it is sent with a request. */
export const countOneUpload = defineJob('count-upload', z.object({ fileKey: z.string() }))

/** Ends what was called off, once nothing works on it any more. */
export const finishCancelling = defineJob('finish-cancelling', request)

/** Tells the desk that a request changed. It finds out by itself what to make of it. */
export const requestMoved = defineJob('request-moved', request)

/** Calls off what nobody ever sent files for. */
export const sweepRequests = defineJob('sweep-requests', z.object({}))
