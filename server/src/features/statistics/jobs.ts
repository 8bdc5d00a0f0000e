import * as z from 'zod/mini'
import { defineJob, handles, type Job, type JobHandler, type Schedule } from '../../platform/jobs/index.ts'
import type { Database } from '../../tables/database.ts'
import { foldChanges } from './store-deltas.ts'

const foldJob = defineJob('fold-figures', z.object({}))

export const statisticsJobs: readonly Job[] = [foldJob]

/** Figures are exact without folding. It keeps the number of changes small that every read has to add up. */
export const statisticsSchedules: readonly Schedule[] = [{ job: foldJob, cron: '*/5 * * * *' }]

export const statisticsHandlers = ({ db }: { readonly db: Database }): readonly JobHandler[] => [
  handles(foldJob, () => foldChanges(db)),
]
