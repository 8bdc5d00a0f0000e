import { sql, type Transaction } from 'kysely'

/** The language people chose, and the one a visitor's request was made in, as BCP 47 tags. Null: not chosen. */
export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    alter table account add column locale text;
    alter table job_request add column locale text;
  `.execute(tx)
}
