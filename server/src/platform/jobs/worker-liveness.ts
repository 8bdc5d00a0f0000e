import { sql } from 'kysely'
import { Client, type Pool } from 'pg'
import type { Database } from '../../tables/database.ts'
import { cancelChannel } from './cancel.ts'

/** Advisory locks of living worker processes, by the id of their row. */
export const LIVENESS_LOCKS = 7302

/** A connection that lasts as long as the process: others take its jobs once the lock on it is gone, at once and only then. */
export type Life = {
  /** Known to be alive from here on, under the name that the queue gave to this worker. */
  register(pool: string): Promise<void>
  end(): Promise<void>
}

type Listeners = { readonly onLost: () => void; readonly onCancel: (id: string) => void }

export async function startLiveness(pool: Pool, { onLost, onCancel }: Listeners): Promise<Life> {
  // A spread leaves the password out: the pool keeps it from being enumerated.
  const { password } = pool.options
  const client = new Client({ ...pool.options, ...(password && { password }), keepAlive: true })
  let isWanted = true
  client.on('error', () => {}) // a lost connection is told by its end
  client.on('end', () => isWanted && onLost())
  client.on('notification', ({ payload }) => payload && onCancel(payload))
  await client.connect()
  // A network that was cut frees the lock after 25 seconds instead of two hours.
  await client.query('set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3')
  await client.query(`listen ${cancelChannel}`)

  return {
    // The row shows up together with its lock, so nobody can find a living worker without one.
    async register(name) {
      await client.query('begin')
      const { rows } = await client.query('insert into job_worker (pool) values ($1) returning id', [name])
      await client.query('select pg_advisory_lock($1, $2)', [LIVENESS_LOCKS, rows[0].id])
      await client.query('commit')
    },
    async end() {
      isWanted = false
      await client.end()
    },
  }
}

/** Hands back what dead processes were working on. Any number of workers may do this at once. */
export async function releaseDead(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const alive = sql`select id from job_worker join pg_locks on objid = id and classid = ${LIVENESS_LOCKS} and objsubid = 2
      where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`
    const { rows } = await sql<{ pool: string }>`
      select distinct locked_by as pool from graphile_worker.jobs where locked_by is not null
        and locked_by not in (select pool from job_worker where id in (${alive}))`.execute(tx)
    if (rows.length > 0)
      await sql`select graphile_worker.force_unlock_workers(${rows.map(({ pool }) => pool)}::text[])`.execute(tx)
    await sql`delete from job_worker where id not in (${alive})`.execute(tx)
  })
}
