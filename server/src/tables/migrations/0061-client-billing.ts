import { sql, type Transaction } from 'kysely'

/** Where a client's invoices go, as administrators entered it. */
export const up = async (tx: Transaction<unknown>): Promise<void> =>
  void (await sql`alter table client add column billing jsonb`.execute(tx))
