import { sql, type Transaction } from 'kysely'

/** Reports filter by the words that clients read, and several statuses share one. Saved views ask for the word of their status. */
export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    update report_view set filters = jsonb_set(filters::jsonb, '{status}', to_jsonb(word))::text
    from (values ('CREATED', 'ESTIMATING'), ('SCREENING', 'PROCESSING'), ('READY_FOR_INTERNAL_REVIEW', 'PROCESSING'),
      ('SUBMITTING_TO_XTRF', 'PROCESSING'), ('SUBMITTED_TO_XTRF', 'IN_TRANSLATION')) words (status, word)
    where filters::jsonb ->> 'status' = words.status`.execute(tx)
}
