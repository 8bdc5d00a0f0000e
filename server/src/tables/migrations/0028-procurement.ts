import { sql, type Transaction } from 'kysely'

/** Sessions of before last ten minutes and cannot take a cart back, so they are deleted. */
export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    alter table client
      add column procurement_secret bytea,
      add column procurement_settings jsonb not null default '{}';
    create unique index client_procurement_identity
      on client ((procurement_settings ->> 'identityDomain'), (procurement_settings ->> 'identity'))
      where procurement_settings ? 'identity';

    delete from punchout_session;
    alter table punchout_session
      add column token_hash text not null unique,
      add column format text not null check (format in ('JSON', 'CXML')),
      add column deployment_mode text not null check (deployment_mode in ('production', 'test')),
      add column parties jsonb,
      add column line_ids text[] not null default '{}',
      add column account_id uuid references account on delete set null;
    create index punchout_session_account on punchout_session (account_id, buyer_cookie);

    create table procurement_order (
      job_request_id uuid primary key references job_request on delete cascade,
      session_id uuid not null references punchout_session on delete cascade,
      cart_status text not null default 'NOT_READY'
        check (cart_status in ('NOT_READY', 'WAITING', 'RETURNED', 'FAILED')),
      cart_round integer not null default 0,
      redirect_url text,
      returned_at timestamptz,
      problem text
    );
    create index procurement_order_session on procurement_order (session_id);

    create table purchase_order (
      id uuid primary key default gen_random_uuid(),
      client_id integer not null references client on delete cascade,
      order_id text not null,
      order_date text not null,
      payload_id text not null,
      order_request_id text,
      format text not null check (format in ('JSON', 'CXML')),
      parties jsonb,
      currency text not null,
      total_cents bigint not null,
      received_at timestamptz not null default now(),
      acknowledgment text not null check (acknowledgment in ('NOT_REQUESTED', 'WAITING', 'SENT', 'FAILED')),
      acknowledged_at timestamptz,
      problem text,
      unique (client_id, order_id)
    );

    create table purchase_order_line (
      purchase_order_id uuid not null references purchase_order on delete cascade,
      line_number integer not null,
      job_request_id uuid not null references job_request on delete cascade,
      language_id text not null,
      part_id text not null,
      quantity numeric not null,
      price_cents bigint not null,
      description text not null,
      primary key (purchase_order_id, line_number)
    );
    create index purchase_order_line_request on purchase_order_line (job_request_id);
  `.execute(tx)
}
