import { sql } from 'kysely'
import type { Database } from '../tables/database.ts'

/** Whether a call waits for what another transaction has locked. */
export async function isWaitingForLock(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length > 0
}
