import { randomUUID } from 'node:crypto'
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

/** A new migrated database on the PostgreSQL server of this test run. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = JSON.parse(process.env[testServerVariable] ?? 'null') as ClientConfig | null
  if (!server)
    throw new Error(
      'No PostgreSQL was started for this test: run it with vitest, in the project "server" (scripts/test-projects.ts).',
    )
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${server.database}`)
  const config = { ...server, database: name }
  const { db, pool } = connect(config)
  return {
    db,
    pool,
    config,
    async close() {
      await db.destroy()
      await onServer(server, `drop database if exists ${name} with (force)`)
    },
  }
}

async function onServer(server: ClientConfig, statement: string): Promise<void> {
  const client = new Client({ ...server, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
