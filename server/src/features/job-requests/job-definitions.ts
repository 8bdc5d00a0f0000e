import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/index.ts'

const request = z.object({ requestId: z.uuid() })

/** Screens every file: detects its type and whether it is safe to open. */
export const screenRequest = defineJob('screen-request', request)

/** Counts the words, characters and pages to translate. */
export const analyzeRequest = defineJob('analyse-request', request)

/** Counts one upload, before it is sent with a request. */
export const countOneUpload = defineJob('count-upload', z.object({ fileKey: z.string() }))

/** Moves a request from CANCELLING to CANCELLED. */
export const finishCancelling = defineJob('finish-cancelling', request)

/** Makes the desk update the order of a request that changed. */
export const requestMoved = defineJob('request-moved', request)

/** Cancels requests whose files never arrived, and deletes old counts. */
export const sweepRequests = defineJob('sweep-requests', z.object({}))
