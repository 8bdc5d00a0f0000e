import { sql, type Transaction } from 'kysely'

/**
 * What was done about the payment of an accepted quote. And prices that are exactly price per page × pages: a minimum is
 * a number of pages, rounded up so that nobody pays less than before.
 */
export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    create table payment_event (
      id uuid primary key default uuid_v7(),
      quote_id uuid not null references quote on delete cascade,
      kind text not null,
      at timestamptz not null,
      account_id uuid references account on delete set null,
      by_name text,
      sent_to text,
      url text
    );
    create index payment_event_of_quote on payment_event (quote_id, id);
    create index quote_by_decider on quote (decided_by, decided_at) where payment is not null;
  `.execute(tx)
}
