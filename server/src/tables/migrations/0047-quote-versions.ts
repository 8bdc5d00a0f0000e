import { sql, type Transaction } from 'kysely'

/** Quotes of a request are numbered, so that an answer to an older one can be refused. */
export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    alter table quote add version integer not null default 1;
    update quote set version = numbered.version
      from (select id, row_number() over (partition by job_request_id order by created_at, id) as version from quote) numbered
      where numbered.id = quote.id and numbered.version > 1`.execute(tx)
}
