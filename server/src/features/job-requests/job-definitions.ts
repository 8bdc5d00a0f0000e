import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/index.ts'

const request = z.object({ requestId: z.uuid() })

/** Looks at every file: what it is, and whether it is safe to open. */
export const screenRequest = defineJob('screen-request', request)

/** Counts what there is to translate. */
export const analyseRequest = defineJob('analyse-request', request)

/** Ends what was called off, once nothing works on it any more. */
export const finishCancelling = defineJob('finish-cancelling', request)

/** Calls off what nobody ever sent files for. */
export const sweepRequests = defineJob('sweep-requests', z.object({}))
