import { sql, type Transaction } from 'kysely'

export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    create table rate (
      client_id integer not null references client on delete cascade,
      source_language_id text not null,
      target_language_id text not null,
      price_per_page_cents integer not null,
      minimum_fee_cents integer not null,
      rush_factor numeric(4, 2) not null,
      pages_per_day integer not null,
      primary key (client_id, source_language_id, target_language_id)
    );

    alter table client add column rush_condition jsonb;

    create table quote (
      id uuid primary key default uuid_v7(),
      job_request_id uuid not null references job_request on delete cascade,
      is_automatic boolean not null,
      rate_type text not null,
      price_cents bigint not null,
      expected_delivery timestamptz,
      note text not null,
      acceptance_deadline timestamptz not null,
      superseded_at timestamptz,
      document_file_key text,
      document_sha256 text,
      acceptance_status text,
      decided_at timestamptz,
      decided_by uuid references account on delete set null,
      decided_by_name text,
      decided_from text,
      rejection_reason text,
      terms_version text,
      payment jsonb,
      created_at timestamptz not null default clock_timestamp()
    );
    create unique index quote_of_request on quote (job_request_id) where superseded_at is null;
    create index quote_by_deadline on quote (acceptance_deadline) where acceptance_status is null and superseded_at is null;

    create table quote_line (
      quote_id uuid not null references quote on delete cascade,
      position integer not null,
      language_id text not null,
      pages numeric(12, 2),
      price_per_page_cents bigint,
      price_cents bigint not null,
      is_minimum_fee boolean not null,
      primary key (quote_id, position)
    );

    create table upload_count (
      file_key text primary key,
      status text not null,
      word_count integer,
      character_count integer,
      page_count integer,
      created_at timestamptz not null default now()
    );
    create index upload_count_by_age on upload_count (created_at);
  `.execute(tx)
}
