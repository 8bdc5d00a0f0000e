import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { defineJob, handles } from '../platform/jobs/job.ts'
import { JobError } from '../platform/jobs/job-error.ts'

/** Jobs for the tests, and the tables they write to. */
export const testTables = sql`
  create table half (n int); create table result (n int); create table tally (n int); insert into tally values (0)`

export const mark = defineJob('mark', z.object({ n: z.number(), ms: z.number() }))
export const flaky = defineJob('flaky', z.object({}))
export const hopeless = defineJob('hopeless', z.object({}))
export const endless = defineJob('endless', z.object({}))
export const deadly = defineJob('deadly', z.object({}))
export const testJobs = [mark, flaky, hopeless, endless, deadly]

export const testHandlers = [
  handles(mark, async ({ n, ms }, { once, progress, finish }) => {
    await once('half', async (tx) => void (await sql`insert into half values (${n})`.execute(tx)))
    for (let step = 0; step < 10; step++) {
      await sleep(ms / 10)
      await progress(step / 10)
    }
    await finish(async (tx) => {
      await sql`insert into result values (${n})`.execute(tx)
      await sql`update tally set n = n + 1`.execute(tx)
    })
  }),
  handles(flaky, async (_, { attempt }) => {
    if (attempt < 3) throw new JobError('Not now.', 'later', 100)
  }),
  handles(hopeless, async () => {
    throw Object.assign(new Error('Never.'), { retry: 'never' })
  }),
  handles(endless, async (_, { signal, progress }) => {
    for (let step = 0; ; step++) {
      await progress(Math.min(step / 600, 0.99), `step ${step}`)
      await sleep(50, undefined, { signal })
    }
  }),
  handles(deadly, async () => process.kill(process.pid, 'SIGKILL') && sleep(10_000)),
]
