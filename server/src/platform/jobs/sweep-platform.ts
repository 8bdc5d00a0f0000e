import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Tx } from '../../tables/database.ts'
import type { Feature } from '../feature.ts'
import { defineJob, handles, type Schedule } from './job.ts'

/** Removes expired rows of the platform's tables. */
export const sweepPlatform = defineJob('sweep-platform', z.object({}))

export const sweepPlatformSchedule: Schedule = { job: sweepPlatform, cron: '17 * * * *' }

export const sweepPlatformHandler = handles(sweepPlatform, (_payload, { finish }) => finish(removeExpired))

export const platformFeature: Feature = {
  jobs: [sweepPlatform],
  handlers: [sweepPlatformHandler],
  schedules: [sweepPlatformSchedule],
}

async function removeExpired(tx: Tx): Promise<void> {
  await tx.deleteFrom('job').where('state', 'in', ['done', 'cancelled']).where('ended_at', '<', ago('7 days')).execute()
  await tx.deleteFrom('job').where('state', '=', 'failed').where('ended_at', '<', ago('30 days')).execute()
  await tx.deleteFrom('job_step').where('done_at', '<', ago('30 days')).execute()
  await tx.deleteFrom('attempt_window').where('expires_at', '<', sql<Date>`now()`).execute()
  await tx.deleteFrom('idempotency_key').where('created_at', '<', ago('24 hours')).execute()
}

function ago(interval: string) {
  return sql<Date>`now() - ${interval}::interval`
}
