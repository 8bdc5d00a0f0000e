import { sql, type Transaction } from 'kysely'

/** A line of a quote is priced by the word, page, hour or minute, or flat. Existing lines keep their price. */
export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    alter table quote_line rename column pages to quantity;
    alter table quote_line rename column price_per_page_cents to unit_price_cents;
    alter table quote_line alter column unit_price_cents type numeric(14, 2), add column unit text;
    update quote_line set unit = case when is_flat then 'FLAT' else 'PAGE' end;
    alter table quote_line alter column unit set not null, drop column is_flat;
  `.execute(tx)
}
