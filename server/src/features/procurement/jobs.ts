import * as z from 'zod/mini'
import { defineJob, handles, type Job, type JobHandler, type Schedule } from '../../platform/jobs/index.ts'
import type { Database } from '../../tables/database.ts'
import { deleteUnusedSessions } from './store.ts'

/** Deletes expired punch-out sessions. */
const sweepPunchouts = defineJob('sweep-punchouts', z.object({}))

export const procurementJobs: readonly Job[] = [sweepPunchouts]

/** Once a day. */
export const procurementSchedules: readonly Schedule[] = [{ job: sweepPunchouts, cron: '23 3 * * *' }]

export const procurementHandlers = ({ db }: { readonly db: Database }): readonly JobHandler[] => [
  handles(sweepPunchouts, () => deleteUnusedSessions(db)),
]
