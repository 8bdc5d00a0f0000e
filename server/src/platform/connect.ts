import { Kysely, PostgresDialect } from 'kysely'
import { type ClientConfig, Pool } from 'pg'

export interface Connection<Tables> {
  pool: Pool
  /** Speaks through the pool; `db.destroy()` ends both. */
  db: Kysely<Tables>
}

export function connect<Tables>(config: ClientConfig, max = 10): Connection<Tables> {
  const pool = new Pool({ ...config, max })
  // A connection that the server drops is not a crash: a query that used it fails, the next one gets a new connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) }
}
