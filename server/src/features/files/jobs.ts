import * as z from 'zod/mini'
import { defineJob, handles, type Job, type JobHandler, type Schedule } from '../../platform/jobs/index.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { Database } from '../../tables/database.ts'
import { sweepLocalCopies } from './sweep-local-copies.ts'
import { sweepTemporaryFiles } from './sweep-temporary-files.ts'
import { sweepUnfinishedUploads } from './sweep-unfinished-uploads.ts'

const sweepJob = defineJob('sweep-temporary-files', z.object({}))

export const fileJobs: readonly Job[] = [sweepJob]

/** Once an hour. */
export const fileSchedules: readonly Schedule[] = [{ job: sweepJob, cron: '17 * * * *' }]

export function fileHandlers(needs: { db: Database; fileStore: FileStore; now: () => Date }): JobHandler[] {
  return [
    handles(sweepJob, async (_payload, { signal }) => {
      await sweepTemporaryFiles(needs, signal)
      await sweepUnfinishedUploads(needs)
      await sweepLocalCopies(needs)
    }),
  ]
}
