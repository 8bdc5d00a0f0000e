import { sql, type Transaction } from 'kysely'

const organization = sql`
  create table email_setting (
    account_id uuid primary key references account on delete cascade,
    muted_kinds text[] not null,
    delivery text not null check (delivery in ('AT_ONCE', 'DAILY'))
  );
  create table digest_item (
    id uuid primary key,
    account_id uuid not null references account on delete cascade,
    template text not null,
    data jsonb not null,
    created_at timestamptz not null default clock_timestamp()
  );
  create index digest_item_due on digest_item (created_at, account_id);
  create index digest_item_of_account on digest_item (account_id, created_at);
  create table invitation (
    id uuid primary key default uuid_v7(),
    client_id integer not null references client on delete cascade,
    email text not null,
    secret_hash text not null unique,
    invited_by uuid references account on delete set null,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    unique (client_id, email)
  );`

export const up = async (tx: Transaction<unknown>): Promise<void> => void (await organization.execute(tx))
