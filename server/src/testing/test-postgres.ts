import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { connect } from '../platform/connect.ts'
import { prepareJobs } from '../platform/jobs/index.ts'
import { startPostgres } from '../platform/postgres/index.ts'
import { migrate } from '../tables/migrate.ts'
import { migrations } from '../tables/migrations/index.ts'
import { testServerVariable } from './test-database.ts'

/** One PostgreSQL for a whole run of the tests, with a migrated database that each test file copies. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-test-'))
  const postgres = await startPostgres(folder)
  const { db, pool } = connect(postgres.config)
  // Test data need not survive a power cut.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await pool.query(`alter system set ${setting} = off`)
  await pool.query('select pg_reload_conf()')
  await prepareJobs(pool)
  await migrate(db, migrations)
  await db.destroy()
  await closeForConnections(postgres.config)
  process.env[testServerVariable] = JSON.stringify(postgres.config)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A database cannot be copied while somebody is connected to it. */
async function closeForConnections({ database, ...server }: ClientConfig): Promise<void> {
  const client = new Client({ ...server, database: 'postgres' })
  await client.connect()
  await client.query(`alter database ${database} allow_connections false`)
  await client.end()
}
