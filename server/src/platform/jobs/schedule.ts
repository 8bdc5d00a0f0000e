import { type ParsedCronItem, parseCronItems } from 'graphile-worker'
import type { Database } from '../../tables/database.ts'
import { enqueue } from './enqueue.ts'
import type { Job, Schedule } from './job.ts'

export const scheduleTask = 'plant-scheduled-job'

/** The queue delivers, at each due minute, the wish for a job; `enqueueScheduled` makes an ordinary one of it. */
export function cronItems(schedules: readonly Schedule[]): ParsedCronItem[] {
  return parseCronItems(
    schedules.map(({ job: { name }, cron }) => ({
      task: scheduleTask,
      match: cron,
      identifier: name,
      payload: { job: name },
    })),
  )
}

export type ScheduledJob = { readonly job: string; readonly _cron: { readonly ts: string } }

/** Once for a minute, however often the wish is delivered. Answers the job's id if this call made it. */
export async function enqueueScheduled(db: Database, job: Job, minute: string): Promise<string | undefined> {
  return await db.transaction().execute(async (tx) => {
    const claimed = await tx
      .insertInto('job_step')
      .values({ key: `schedule/${job.name}/${minute}` })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    return claimed && (await enqueue(tx, job, {}))
  })
}
