import { Logger, runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'
import { LIVENESS_LOCKS } from './worker-liveness.ts'

/** Worker ids begin at 1. */
const PREPARING = 0

/** Makes the queue's own tables. Any number of nodes may start at once: one works, the others wait for it. */
export async function prepareJobs(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1, $2)', [LIVENESS_LOCKS, PREPARING])
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) })
    await client.query('select pg_advisory_unlock($1, $2)', [LIVENESS_LOCKS, PREPARING])
    client.release()
  } catch (error) {
    client.release(true) // and with it the lock
    throw error
  }
}
