import * as z from 'zod/mini'
import { defineJob, handles, type Job, type JobHandler, type Schedule } from '../../platform/jobs/index.ts'
import { sumAllUploads } from './store-uploads.ts'
import { sweepLocalCopies } from './sweep-local-copies.ts'
import { type SweepNeeds, sweepTemporaryFiles } from './sweep-temporary-files.ts'
import { sweepUnfinishedUploads } from './sweep-unfinished-uploads.ts'
import type { UploadQuota } from './upload-quota.ts'

const sweepJob = defineJob('sweep-temporary-files', z.object({}))

export const fileJobs: readonly Job[] = [sweepJob]

/** Every 15 minutes, so that a shortage of space ends soon. */
export const fileSchedules: readonly Schedule[] = [{ job: sweepJob, cron: '2,17,32,47 * * * *' }]

export type FileJobNeeds = SweepNeeds & { readonly uploadQuota: UploadQuota }

export function fileHandlers(needs: FileJobNeeds): JobHandler[] {
  return [
    handles(sweepJob, async (_payload, { signal }) => {
      const isDiskShort = await isNearReserve(needs)
      const isShort = isDiskShort || (await sumAllUploads(needs.db)) > needs.uploadQuota.bytesInTotal / 2
      await sweepTemporaryFiles(needs, isShort, signal)
      await sweepUnfinishedUploads(needs, isDiskShort)
      await sweepLocalCopies(needs)
    }),
  ]
}

/** True before uploads have to be refused. */
async function isNearReserve({ fileStore }: SweepNeeds): Promise<boolean> {
  const room = await fileStore.room()
  return room !== undefined && room.freeBytes < 2 * room.reserveBytes
}
