import { sql, type Transaction } from 'kysely'

/** Words are found anywhere in a name, also among millions. */
export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;
    create index job_request_by_words on job_request using gin (name gin_trgm_ops, number gin_trgm_ops);
  `.execute(tx)
}
