import { sql, type Transaction } from 'kysely'

/**
 * Counts by the rule of Microsoft Word, with what was not counted. Older counts have no notes, which tells them apart;
 * those of uploads that belong to no request yet are thrown away, so that no estimate mixes two rules.
 */
export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    alter table job_request add column asian_character_count integer, add column count_notes text[];
    alter table job_request_file add column asian_character_count integer, add column count_notes text[];
    alter table upload_count add column asian_character_count integer, add column count_notes text[];
    delete from upload_count where status <> 'COUNTING';
  `.execute(tx)
}
