import { handles, type Job, type JobHandler, type Schedule } from '../../../platform/jobs/index.ts'
import { sweepMedia, workOnMedia } from './job-definitions.ts'
import type { MediaNeeds } from './needs.ts'
import { workOnMediaHandler } from './run/work-on-media.ts'
import { sweepMediaFolders } from './steps/sweep-media.ts'

export const mediaJobs: readonly Job[] = [workOnMedia, sweepMedia]

/** Once an hour. */
export const mediaSchedules: readonly Schedule[] = [{ job: sweepMedia, cron: '23 * * * *' }]

export const mediaHandlers = (needs: MediaNeeds): readonly JobHandler[] => [
  workOnMediaHandler(needs),
  handles(sweepMedia, async () => void (await sweepMediaFolders(needs))),
]
