import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Client, type ClientConfig, type Pool } from 'pg'
import { connect } from '../platform/connect.ts'
import type { Database } from '../tables/database.ts'

export const testServerVariable = 'PORTOLAN_TEST_SERVER'

export type TestDatabase = {
  readonly db: Database
  readonly pool: Pool
  readonly config: ClientConfig
  close(): Promise<void>
}

/** A new migrated database on the PostgreSQL server of this test run, or a copy of another one there. */
export async function testDatabase(template = testServer().database): Promise<TestDatabase> {
  const server = testServer()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onTestServer((client) => client.query(`create database ${name} template ${template}`))
  const config = { ...server, database: name }
  const { db, pool } = connect(config)
  return {
    db,
    pool,
    config,
    async close() {
      await db.destroy()
      await onTestServer((client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

function testServer(): ClientConfig {
  const server = JSON.parse(process.env[testServerVariable] ?? 'null') as ClientConfig | null
  if (server) return server
  throw new Error(
    'No PostgreSQL was started for this test: run it with vitest, in the project "server" (scripts/test-projects.ts).',
  )
}

/** Runs statements outside of the databases of tests. */
export async function onTestServer(run: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ ...testServer(), database: 'postgres' })
  await client.connect()
  try {
    await run(client)
  } finally {
    await client.end()
  }
}

/** Whether a call waits for what another transaction has locked. */
export async function isWaitingForLock(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length > 0
}
