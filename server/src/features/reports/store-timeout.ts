import { sql } from 'kysely'
import { Refusal } from '../../platform/refusal.ts'
import type { Database, Tx } from '../../tables/database.ts'

const maxSeconds = 5
/** Enough for the hash tables of a chart over a million rows. */
const hashMemory = '32MB'
const queryCancelled = '57014'

/** Runs a query of a report. One that takes too long is cancelled by the database, and refused with a sentence. */
export async function withinTime<Result>(db: Database, run: (tx: Tx) => Promise<Result>): Promise<Result> {
  try {
    return await db
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        await sql`select set_config('statement_timeout', ${`${maxSeconds}s`}, true),
          set_config('work_mem', ${hashMemory}, true)`.execute(tx)
        return run(tx)
      })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === queryCancelled) throw new Refusal('report_too_slow')
    throw error
  }
}
