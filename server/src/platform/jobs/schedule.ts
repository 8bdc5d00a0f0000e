import { type ParsedCronItem, parseCronItems } from 'graphile-worker'
import type { Database } from '../../tables/database.ts'
import { enqueue } from './enqueue.ts'
import type { Job, Schedule } from './job.ts'

export const scheduleTask = 'plant-scheduled-job'

/** The queue delivers a cron tick for each due minute, from which `enqueueScheduled` makes an ordinary job. */
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

export type CronTick = { readonly job: string; readonly _cron: { readonly ts: string } }

/** Enqueues the job once per minute, however often the tick is delivered. Returns its id if this call enqueued it. */
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
