import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { endLiveness } from '../../testing/end-liveness.ts'
import { deadly, mark, testTables } from '../../testing/jobs.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import type { Job } from './index.ts'
import { enqueue } from './index.ts'

let portal: TestDatabase
const processes: ChildProcess[] = []
beforeAll(async () => {
  portal = await testDatabase()
  await testTables.execute(portal.db)
})
afterEach(() => {
  for (const each of processes.splice(0)) each.kill('SIGKILL')
})
afterAll(() => portal.close())

type TestWorker = { readonly process: ChildProcess; readonly pool: string }
const query = async <Row>(statement: RawBuilder<Row>) => (await statement.execute(portal.db)).rows
const count = async (statement: RawBuilder<unknown>) =>
  Number((await query(statement as RawBuilder<{ n: number }>))[0]!.n)
const add = (job: Job, payload: object = {}) => portal.db.transaction().execute((tx) => enqueue(tx, job, payload))

/** Call it one after the other: the newest row is that of this worker. */
async function startProcess(): Promise<TestWorker> {
  const child = fork(new URL('../../testing/worker-processes/jobs-worker.ts', import.meta.url), {
    env: { ...process.env, TEST_DATABASE: JSON.stringify(portal.config) },
  })
  processes.push(child)
  await Promise.race([once(child, 'message'), once(child, 'exit')])
  const [row] = await query(sql<{ pool: string }>`select pool from job_worker order by id desc limit 1`)
  return { process: child, pool: row!.pool }
}

async function end({ process: child }: TestWorker, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

async function until(isSo: () => Promise<boolean>, withinMs: number): Promise<number> {
  const start = Date.now()
  while (!(await isSo())) {
    if (Date.now() - start > withinMs) throw new Error(`not within ${withinMs} ms`)
    await sleep(25)
  }
  return Date.now() - start
}

const heldBy = async ({ pool }: TestWorker) =>
  (
    await query(sql<{ id: string }>`select key as id from graphile_worker.jobs join job on job.id::text = key
      where locked_by = ${pool} and state = 'running'`)
  ).map(({ id }) => id)
const notYetTaken = (ids: string[], { pool }: TestWorker) =>
  count(sql`select count(*) as n from graphile_worker.jobs where key = any(${ids}::text[])
    and (locked_by is null or locked_by = ${pool})`)
const unfinished = () => count(sql`select count(*) as n from job where task = 'mark' and state <> 'done'`)

describe('killed workers', () => {
  it('lose no job and do none twice: 60 jobs, two workers, six kills', { timeout: 60_000 }, async () => {
    const workers = [await startProcess(), await startProcess()]
    const resumed: Promise<number>[] = []
    let added = 0
    let cut = 0
    for (let kill = 1; kill <= 6; kill++) {
      // More jobs than the other worker can run at once.
      while (added < kill * 10) await add(mark, { n: added++, ms: 1_000 })
      const victim = workers[kill % 2]!
      await until(async () => (await heldBy(victim)).length > 0, 10_000)
      await end(victim, 'SIGKILL')
      const held = await heldBy(victim)
      cut += held.length
      resumed.push(until(async () => (await notYetTaken(held, victim)) === 0, 30_000))
      workers[kill % 2] = await startProcess()
    }
    const slowest = Math.max(...(await Promise.all(resumed)))
    expect(slowest).toBeLessThan(30_000)
    await until(async () => (await unfinished()) === 0, 30_000)

    const [marks] = await query(sql`select
      (select count(*)::int from result) as results, (select count(distinct n)::int from result) as numbers,
      (select count(*)::int from half) as halves, (select n from tally) as tally`)
    expect(marks).toEqual({ results: 60, numbers: 60, halves: 60, tally: 60 })
    expect(cut).toBeGreaterThanOrEqual(6)
    for (const worker of workers) await end(worker, 'SIGTERM')
    expect(workers.map(({ process: child }) => child.exitCode)).toEqual([0, 0])
  })

  it('are replaced by another worker; a frozen one cannot finish the jobs it lost', { timeout: 60_000 }, async () => {
    const frozen = await startProcess()
    const other = await startProcess()
    for (let n = 100; n < 110; n++) await add(mark, { n, ms: 2_000 })
    await until(async () => (await heldBy(frozen)).length > 0, 10_000)
    const held = await heldBy(frozen)
    frozen.process.kill('SIGSTOP')
    await endLiveness(portal.db, sql`pool = ${frozen.pool}`)
    const exited = once(frozen.process, 'exit')
    expect(await until(async () => (await notYetTaken(held, frozen)) === 0, 30_000)).toBeLessThan(30_000)
    frozen.process.kill('SIGCONT')
    await exited
    await until(async () => (await unfinished()) === 0, 30_000)
    const [marks] = await query(sql`select count(*)::int as all, count(distinct n)::int as numbers
      from result where n >= 100`)
    expect(marks).toEqual({ all: 10, numbers: 10 })
    await end(other, 'SIGTERM')
  })

  it('run a job less and less often that kills its process each time', { timeout: 60_000 }, async () => {
    const id = await add(deadly)
    for (let deaths = 0; deaths < 4; deaths++) {
      const { process: child } = await startProcess()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
    const survivor = await startProcess()
    const paused = sql`select count(*) as n from job join graphile_worker.jobs on key = job.id::text
      where job.id = ${id} and state = 'waiting' and error like '%process died%' and run_at > now()`
    await until(async () => (await count(paused)) === 1, 20_000)
    survivor.process.kill('SIGKILL')
  })
})
