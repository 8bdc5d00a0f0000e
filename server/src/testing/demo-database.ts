import { loadDemo } from '../demo/load-demo.ts'
import { onTestServer, type TestDatabase, testDatabase } from './test-database.ts'

const demo = 'loaded_demo'

/**
 * A new database with the demo's data. The first test of a run loads it and the others copy it, as the passwords of
 * its accounts take seconds to hash.
 */
export async function demoDatabase(): Promise<TestDatabase> {
  await onTestServer(async (client) => {
    await client.query('select pg_advisory_lock(1)')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [demo])
    if (rowCount === 1) return
    const { db, config } = await testDatabase()
    await loadDemo(db)
    await db.destroy()
    await client.query(`alter database ${config.database} rename to ${demo}`)
  })
  return testDatabase(demo)
}
