import { handles, type Job, type JobHandler, type Schedule } from '../../../platform/jobs/index.ts'
import { sweepWorkFolders, translateFile } from './job-definitions.ts'
import type { FileTranslationNeeds } from './needs.ts'
import { translateFileHandler } from './run/run-translation.ts'
import { removeOldWorkFolders } from './run/work-folder.ts'

export const fileTranslationJobs: readonly Job[] = [translateFile, sweepWorkFolders]

/** Once an hour. */
export const fileTranslationSchedules: readonly Schedule[] = [{ job: sweepWorkFolders, cron: '13 * * * *' }]

export const fileTranslationHandlers = (needs: FileTranslationNeeds): readonly JobHandler[] => [
  translateFileHandler(needs),
  handles(sweepWorkFolders, async () => void (await removeOldWorkFolders(needs))),
]
