import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/index.ts'

/** One part of the work on one file in one language: it ends after a while, and the next job continues. */
export const translateFile = defineJob(
  'translate-file',
  z.object({ translationId: z.uuid(), attempt: z.int(), priority: z.int() }),
)

/** Removes working files of processes that were killed. */
export const sweepWorkFolders = defineJob('sweep-translation-folders', z.object({}))
