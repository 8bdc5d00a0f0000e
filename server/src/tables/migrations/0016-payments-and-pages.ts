import { sql, type Transaction } from 'kysely'

/**
 * What was done about the payment of an accepted quote, and which texts were agreed to. And prices that are exactly price per page × pages: a minimum is
 * a number of pages, rounded up so that nobody pays less than before.
 */
export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    -- Of the Privacy Policy that was agreed to, beside the version of the terms.
    alter table quote add column privacy_version text;

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

    -- A fee that no sensible number of pages makes up is left to staff, who price by hand where there is no rate.
    delete from rate where minimum_fee_cents > 0 and minimum_fee_cents::numeric > price_per_page_cents * 1000000::numeric;
    alter table rate add column minimum_pages numeric(9, 2) not null default 0;
    update rate set minimum_pages = ceil(minimum_fee_cents * 100.0 / price_per_page_cents) / 100 where minimum_fee_cents > 0;
    alter table rate alter column minimum_pages drop default, drop column minimum_fee_cents;

    -- Offers keep their price: what was not price per page × pages becomes a flat price.
    alter table quote_line
      add column counted_pages numeric(12, 2),
      add column is_flat boolean not null default false,
      add column is_minimum boolean not null default false;
    update quote_line set counted_pages = pages;
    update quote_line set is_flat = true, pages = 1, price_per_page_cents = price_cents
      where pages is null or price_per_page_cents is null or price_cents <> round(pages * price_per_page_cents);
    alter table quote_line
      alter column pages set not null,
      alter column price_per_page_cents set not null,
      alter column is_flat drop default,
      alter column is_minimum drop default,
      drop column is_minimum_fee;
  `.execute(tx)
}
