import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Tx } from '../../tables/database.ts'
import { endLiveness } from '../../testing/end-liveness.ts'
import { endless, flaky, hopeless, mark, testHandlers, testJobs, testTables } from '../../testing/jobs.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { createLog } from '../log.ts'
import {
  cancelJob,
  defineJob,
  enqueue,
  type Job,
  prepareJobs,
  startWorker,
  sweepPlatform,
  sweepPlatformHandler,
  sweepPlatformSchedule,
  type Worker,
  type WorkerOptions,
} from './index.ts'
import { enqueueScheduled } from './schedule.ts'

let portal: TestDatabase
let worker: Worker | undefined
beforeAll(async () => {
  portal = await testDatabase()
  await testTables.execute(portal.db)
})
afterAll(async () => {
  await worker?.stop()
  await portal.close()
})

const start = (changes: Partial<WorkerOptions> = {}) =>
  startWorker({
    pool: portal.pool,
    db: portal.db,
    jobs: [...testJobs, sweepPlatform],
    handlers: [...testHandlers, sweepPlatformHandler],
    schedules: [sweepPlatformSchedule],
    concurrency: 4,
    log: createLog('silent'),
    onLost: () => {},
    ...changes,
  })
const inTransaction = <Answer>(work: (tx: Tx) => Promise<Answer>) => portal.db.transaction().execute(work)
const add = (job: Job, payload: object = {}) => inTransaction((tx) => enqueue(tx, job, payload))
const findJob = (id: string) => portal.db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const becomes = (id: string, state: string) =>
  vi.waitFor(async () => expect((await findJob(id)).state).toBe(state), { timeout: 30_000, interval: 20 })
const marks = async (n: number) =>
  (await sql<{ n: number }>`select n from result where n = ${n}`.execute(portal.db)).rows.length

describe('jobs', () => {
  it('refuses to start unless every job has exactly one handler', async () => {
    const [first, ...rest] = testHandlers
    const options = { jobs: testJobs, schedules: [] }
    await expect(start({ ...options, handlers: rest })).rejects.toThrow('The job "mark" has no handler.')
    await expect(start({ ...options, handlers: [first!, first!, ...rest] })).rejects.toThrow('"mark" has 2 handlers')
    await expect(start({ ...options, jobs: [], handlers: [first!] })).rejects.toThrow('handler for "mark"')
    const scheduled = { job: mark, cron: '* * * * *' }
    await expect(start({ ...options, handlers: testHandlers, schedules: [scheduled] })).rejects.toThrow('empty payload')
  })

  it('rejects an invalid payload before anything is written', async () => {
    await expect(add(mark, { n: 'one' })).rejects.toThrow()
  })

  it('prepares the queue when many nodes start at once', async () => {
    await sql`drop schema graphile_worker cascade`.execute(portal.db)
    await Promise.all(Array.from({ length: 4 }, () => prepareJobs(portal.pool)))
    await sql`select 1 from graphile_worker.jobs`.execute(portal.db)
  })

  it('runs jobs of committed transactions, and never those of rolled back ones', async () => {
    worker = await start()
    const failed = inTransaction(async (tx) => {
      await enqueue(tx, mark, { n: 666, ms: 0 })
      throw new Error('the cause fails')
    })
    await expect(failed).rejects.toThrow('the cause fails')
    const id = await add(mark, { n: 1, ms: 0 })
    await becomes(id, 'done')
    expect(await findJob(id)).toMatchObject({ progress: 1, runs: 1, failures: 0, error: null })
    expect([await marks(1), await marks(666)]).toEqual([1, 0])
  })

  it('runs a job once that was enqueued twice with the same id', async () => {
    const id = '0198c0de-0000-7000-8000-000000000001'
    for (const n of [2, 3]) await inTransaction((tx) => enqueue(tx, mark, { n, ms: 0 }, { id }))
    await becomes(id, 'done')
    expect([await marks(2), await marks(3)]).toEqual([1, 0])
  })

  it('does not run a job before its time', async () => {
    const runAt = new Date(Date.now() + 1_500)
    const id = await inTransaction((tx) => enqueue(tx, mark, { n: 4, ms: 0 }, { runAt }))
    await becomes(id, 'done')
    expect((await findJob(id)).ended_at!.getTime()).toBeGreaterThanOrEqual(runAt.getTime())
  })

  it('retries a job that may succeed later, and fails one that never will at once', async () => {
    const later = await add(flaky)
    const never = await add(hopeless)
    await becomes(never, 'failed')
    expect(await findJob(never)).toMatchObject({ runs: 1, error: 'Never.' })
    await becomes(later, 'done')
    expect(await findJob(later)).toMatchObject({ runs: 3, failures: 2, error: null })
  })

  it('fails a job whose stored payload is no longer valid', async () => {
    const id = await inTransaction((tx) => enqueue(tx, defineJob('mark', z.object({})), {}))
    await becomes(id, 'failed')
    expect((await findJob(id)).error).toContain('payload')
  })

  it('saves progress and can be cancelled while it runs', async () => {
    const id = await add(endless)
    await vi.waitFor(async () => expect((await findJob(id)).progress).toBeGreaterThan(0), { timeout: 30_000 })
    expect((await findJob(id)).note).toMatch(/^step /)
    expect(await inTransaction((tx) => cancelJob(tx, id))).toBe(true)
    await becomes(id, 'cancelled')
    expect(await inTransaction((tx) => cancelJob(tx, id))).toBe(false)
  })

  it('never starts a job that was cancelled while it waited', async () => {
    const runAt = new Date(Date.now() + 300)
    const id = await inTransaction((tx) => enqueue(tx, mark, { n: 5, ms: 0 }, { runAt }))
    expect(await inTransaction((tx) => cancelJob(tx, id))).toBe(true)
    expect((await findJob(id)).state).toBe('cancelled')
    await becomes(await inTransaction((tx) => enqueue(tx, mark, { n: 6, ms: 0 }, { runAt })), 'done')
    expect(await marks(5)).toBe(0)
  })

  it('releases a running job when the worker stops, and another worker runs it', async () => {
    const id = await add(mark, { n: 7, ms: 1_000 })
    await becomes(id, 'running')
    await worker!.stop()
    worker = undefined
    expect(await findJob(id)).toMatchObject({ state: 'waiting', error: null, ended_at: null })
    worker = await start()
    await becomes(id, 'done')
    expect(await marks(7)).toBe(1)
    expect(await portal.db.selectFrom('job_worker').selectAll().execute()).toHaveLength(1)
  })

  it('enqueues a scheduled job once per minute, however many workers there are', async () => {
    const minute = '2026-01-01T00:17:00.000Z'
    const ticks = Array.from({ length: 6 }, () => enqueueScheduled(portal.db, sweepPlatform, minute))
    const enqueued = (await Promise.all(ticks)).filter((id) => id !== undefined)
    expect(enqueued).toHaveLength(1)
    await becomes(enqueued[0]!, 'done')
    expect(await enqueueScheduled(portal.db, sweepPlatform, '2026-01-01T01:17:00.000Z')).toBeDefined()
  })

  it('removes expired rows', async () => {
    await sql`insert into job (id, task, payload, state, ended_at) values
      (gen_random_uuid(), 'old', '{}', 'done', now() - interval '8 days'),
      (gen_random_uuid(), 'young', '{}', 'done', now() - interval '6 days'),
      (gen_random_uuid(), 'old', '{}', 'failed', now() - interval '31 days'),
      (gen_random_uuid(), 'young', '{}', 'failed', now() - interval '29 days'),
      (gen_random_uuid(), 'old', '{}', 'cancelled', now() - interval '8 days')`.execute(portal.db)
    await sql`insert into job_step values ('old', now() - interval '31 days'), ('young', now())`.execute(portal.db)
    await sql`insert into idempotency_key values ('a', 'old', '', null, now() - interval '25 hours'),
      ('a', 'young', '', null, now() - interval '23 hours')`.execute(portal.db)
    await becomes(await add(sweepPlatform), 'done')
    const left = await sql`select task as name from job where task in ('old', 'young')
      union all select key from job_step where key in ('old', 'young') union all select key from idempotency_key`
    const { rows } = await left.execute(portal.db)
    expect(rows).toEqual(Array(4).fill({ name: 'young' }))
  })

  it('reports when it loses its lock, and another worker takes over its jobs', async () => {
    await worker!.stop()
    worker = undefined
    const onLost = vi.fn()
    const unlucky = await start({ onLost })
    const id = await add(mark, { n: 8, ms: 1_000 })
    await becomes(id, 'running')
    await endLiveness(portal.db)
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), { timeout: 30_000 })
    await unlucky.stop()
    expect(onLost).toHaveBeenCalledOnce()
    worker = await start()
    await becomes(id, 'done')
    expect(await marks(8)).toBe(1)
  })
})
