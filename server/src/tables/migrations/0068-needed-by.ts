import { sql, type Transaction } from 'kysely'

/** By when the client needs the work. Earlier requests named no day. */
export const up = async (tx: Transaction<unknown>): Promise<void> =>
  void (await sql`alter table job_request add column needed_by date`.execute(tx))
