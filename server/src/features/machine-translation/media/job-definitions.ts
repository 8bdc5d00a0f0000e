import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/index.ts'

/** Some steps of one file, or of one language of it: it ends after a while, and the next job continues. */
export const workOnMedia = defineJob(
  'work-on-media',
  z.object({ kind: z.enum(['file', 'track']), id: z.uuid(), attempt: z.int(), priority: z.int() }),
)
export type MediaRun = z.infer<(typeof workOnMedia)['payload']>

/** Removes results of steps that nothing needs any more. */
export const sweepMedia = defineJob('sweep-media', z.object({}))
