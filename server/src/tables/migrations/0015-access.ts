import { sql, type Transaction } from 'kysely'

export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    alter table job_request_zip add column download_id uuid not null default gen_random_uuid();
    create unique index job_request_zip_download on job_request_zip (download_id);
    alter table account add column application_ids text[];
  `.execute(tx)
}
