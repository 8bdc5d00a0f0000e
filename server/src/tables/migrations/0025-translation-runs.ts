import { sql, type Transaction } from 'kysely'

export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    alter table machine_translation add column started_count integer not null default 0;
    create index machine_translation_unfinished on machine_translation (job_request_id)
      where status in ('WAITING', 'READING', 'TRANSLATING', 'WRITING');
    create index machine_translation_segment_by_source on machine_translation_segment (translation_id, md5(source));
  `.execute(tx)
}
