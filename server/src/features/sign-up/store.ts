import { sql } from 'kysely'
import type { Database, Tx } from '../../tables/database.ts'

export const transaction = <Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(work)

/** Deletes accounts that were not confirmed for this many days, and returns them. */
export async function deleteUnconfirmedAccounts(tx: Tx, days: number): Promise<{ id: string; email: string }[]> {
  return tx
    .deleteFrom('account')
    .where('email_confirmed_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .returning(['id', 'email'])
    .execute()
}
