import { sql, type Transaction } from 'kysely'

export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`alter table machine_translation_usage add column reviewed_characters bigint not null default 0`.execute(tx)
}
