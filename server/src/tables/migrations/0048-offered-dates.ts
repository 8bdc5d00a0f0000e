import { sql, type Transaction } from 'kysely'

/** Lists show when a request would be due if its quote were accepted now, so they need the dates of the quote. */
export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    alter table job_request add offered_at timestamptz, add offered_due_at timestamptz;
    update job_request set offered_at = coalesce(quote.decided_at, quote.created_at), offered_due_at = quote.expected_delivery
      from quote where quote.job_request_id = job_request.id and quote.superseded_at is null;

    create or replace function quote_terms() returns trigger language plpgsql as $$
    begin
      update job_request set price_cents = new.price_cents,
          due_at = case when new.acceptance_status = 'ACCEPTED' then new.expected_delivery end,
          offered_at = coalesce(new.decided_at, new.created_at),
          offered_due_at = new.expected_delivery
        where id = new.job_request_id;
      return null;
    end $$`.execute(tx)
}
