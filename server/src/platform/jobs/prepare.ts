import { Logger, runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'
import { livenessLocks } from './worker-liveness.ts'

/** Not the id of a worker: those start at 1. */
const prepareLock = 0

/** Migrates the queue's tables. When several nodes start at once, one migrates and the others wait for it. */
export async function prepareJobs(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1, $2)', [livenessLocks, prepareLock])
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) })
    await client.query('select pg_advisory_unlock($1, $2)', [livenessLocks, prepareLock])
    client.release()
  } catch (error) {
    client.release(true) // closes the connection, which releases the lock
    throw error
  }
}
