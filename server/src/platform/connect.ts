import { Kysely, PostgresDialect } from 'kysely'
import { type ClientConfig, Pool } from 'pg'

export type Connection<Tables> = {
  pool: Pool
  /** Uses the pool. `db.destroy()` ends both. */
  db: Kysely<Tables>
}

export function connect<Tables>(config: ClientConfig, max = 10): Connection<Tables> {
  const pool = new Pool({ ...config, max })
  // Without listeners, a dropped connection would end the process. Its query fails, and the next one gets a new connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) }
}
