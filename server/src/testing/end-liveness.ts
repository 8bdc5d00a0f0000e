import { type RawBuilder, sql } from 'kysely'
import { livenessLocks } from '../platform/jobs/worker-liveness.ts'
import type { Database } from '../tables/database.ts'

const everyWorker = sql<boolean>`true`

/** Ends the connections that show that workers live. Those of other databases of the server stay: other tests run there. */
export async function endLiveness(db: Database, ofWorkers: RawBuilder<boolean> = everyWorker): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_locks join job_worker on objid = id and classid = ${livenessLocks}
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
      and ${ofWorkers}`.execute(db)
}
