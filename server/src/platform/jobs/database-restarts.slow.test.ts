import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Tables } from '../../tables/database.ts'
import { migrate } from '../../tables/migrate.ts'
import { migrations } from '../../tables/migrations/index.ts'
import { mark, testHandlers, testJobs, testTables } from '../../testing/jobs.ts'
import { type Connection, connect } from '../connect.ts'
import { createLog } from '../log.ts'
import { startPostgres } from '../postgres/index.ts'
import { enqueue, keepWorking, prepareJobs, type Worker } from './index.ts'

/** Uses its own PostgreSQL, because it kills it. */
const folder = mkdtempSync(join(tmpdir(), 'portolan-restarts-'))
let postgres: Awaited<ReturnType<typeof startPostgres>>
let connection: Connection<Tables>
let worker: Worker

beforeAll(async () => {
  postgres = await startPostgres(folder)
  connection = connect<Tables>(postgres.config, 12)
  await prepareJobs(connection.pool)
  await migrate(connection.db, migrations)
  await testTables.execute(connection.db)
  worker = await keepWorking({
    ...connection,
    jobs: testJobs,
    handlers: testHandlers,
    schedules: [],
    concurrency: 5,
    log: createLog('silent'),
  })
})
afterAll(async () => {
  await worker.stop()
  await connection.db.destroy()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const count = async (statement: ReturnType<typeof sql<{ n: number }>>) =>
  Number((await statement.execute(connection.db)).rows[0]?.n)
const done = () => count(sql`select count(*) as n from job where state = 'done'`)
const running = () => count(sql`select count(*) as n from job where state = 'running'`)

it.each([
  ['is killed', 'SIGKILL'],
  ['is restarted by its administrator', 'SIGINT'],
] as const)('runs every job once although PostgreSQL %s twice meanwhile', { timeout: 90_000 }, async (_how, signal) => {
  const { db } = connection
  const before = await done()
  for (let n = 0; n < 30; n++) await db.transaction().execute((tx) => enqueue(tx, mark, { n, ms: 1_000 }))
  for (let round = 0; round < 2; round++) {
    await expect.poll(running, { timeout: 20_000 }).toBeGreaterThan(2)
    process.kill(postgres.pid, signal)
    await sleep(1_500)
    postgres = await startPostgres(folder)
  }
  await expect.poll(done, { timeout: 60_000, interval: 250 }).toBe(before + 30)
  const [marks] = (
    await sql`select (select count(*)::int from result) as results, (select count(distinct n)::int from result) as numbers,
      (select n from tally) as tally, (select count(*)::int from half) as halves,
      (select count(*)::int from job where state <> 'done') as left`.execute(db)
  ).rows
  expect(marks).toEqual({ results: 30, numbers: 30, tally: 30, halves: 30, left: 0 })
  await sql`truncate result; truncate half; update tally set n = 0`.execute(db)
})
