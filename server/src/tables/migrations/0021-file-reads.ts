import { sql, type Transaction } from 'kysely'

/** Counts the readings of uploaded files that were started and not ended, so that no file ends a reader a third time. */
export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    create table file_read (
      file_key text not null,
      action text not null,
      job_id uuid not null,
      started integer not null default 0,
      refusal text,
      started_at timestamptz not null default now(),
      primary key (file_key, action, job_id)
    );
  `.execute(tx)
}
