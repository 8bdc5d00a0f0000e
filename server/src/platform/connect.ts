import { Kysely, PostgresDialect } from 'kysely'
import { type ClientConfig, Pool } from 'pg'
import { PlannedClient } from './planned-client.ts'

export type Connection<Tables> = {
  pool: Pool
  /** Uses the pool. `db.destroy()` ends both. */
  db: Kysely<Tables>
}

/** A new connection knows no tables and plans its first queries slowly, so one that is not needed stays a while. */
const idleMilliseconds = 5 * 60_000

export function connect<Tables>(config: ClientConfig, max = 10): Connection<Tables> {
  const pool = new Pool({ ...config, Client: PlannedClient, max, idleTimeoutMillis: idleMilliseconds })
  // Without listeners, a dropped connection would end the process. Its query fails, and the next one gets a new connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) }
}
