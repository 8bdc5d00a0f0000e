import { sql } from 'kysely'
import { Client, type Pool } from 'pg'
import type { Database } from '../../tables/database.ts'
import { cancelChannel } from './cancel.ts'

/** Class of the advisory locks that live workers hold, one per row of job_worker. */
export const livenessLocks = 7302

/** A connection that holds an advisory lock while the process lives. Others take over its jobs once the lock is gone. */
export type Liveness = {
  /** Takes the lock for the name that the queue gave to this worker. */
  register(pool: string): Promise<void>
  end(): Promise<void>
}

type Listeners = { readonly onLost: () => void; readonly onCancel: (id: string) => void }

export async function startLiveness(pool: Pool, { onLost, onCancel }: Listeners): Promise<Liveness> {
  // The pool makes the password non-enumerable, so a spread leaves it out.
  const { password } = pool.options
  const client = new Client({ ...pool.options, ...(password && { password }), keepAlive: true })
  let isEnding = false
  client.on('error', () => {}) // 'end' follows every error
  client.on('end', () => isEnding || onLost())
  client.on('notification', ({ payload }) => payload && onCancel(payload))
  await client.connect()
  // Detects a broken network after 25 seconds instead of two hours.
  await client.query('set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3')
  await client.query(`listen ${cancelChannel}`)

  return {
    // Row and lock become visible together, so that a live worker never looks dead.
    async register(name) {
      await client.query('begin')
      const { rows } = await client.query('insert into job_worker (pool) values ($1) returning id', [name])
      await client.query('select pg_advisory_lock($1, $2)', [livenessLocks, rows[0].id])
      await client.query('commit')
    },
    async end() {
      isEnding = true
      await client.end()
    },
  }
}

/** Unlocks the deliveries of dead workers. Several workers may do this at once. */
export async function releaseDeadWorkers(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const alive = sql`select id from job_worker join pg_locks on objid = id and classid = ${livenessLocks} and objsubid = 2
      where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`
    const { rows } = await sql<{ pool: string }>`
      select distinct locked_by as pool from graphile_worker.jobs where locked_by is not null
        and locked_by not in (select pool from job_worker where id in (${alive}))`.execute(tx)
    if (rows.length > 0)
      await sql`select graphile_worker.force_unlock_workers(${rows.map(({ pool }) => pool)}::text[])`.execute(tx)
    await sql`delete from job_worker where id not in (${alive})`.execute(tx)
  })
}
