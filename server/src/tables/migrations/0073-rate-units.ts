import { sql, type Transaction } from 'kysely'

/** A rate is by the word, page, hour or minute, or flat. Existing rates stay by the page. A line also keeps the counted words. */
export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    alter table rate rename column price_per_page_cents to unit_price_cents;
    alter table rate rename column minimum_pages to minimum_quantity;
    alter table rate alter column unit_price_cents type numeric(14, 2), add column unit text not null default 'PAGE';
    alter table rate alter column unit drop default;
    alter table quote_line add column counted_words integer;
  `.execute(tx)
}
