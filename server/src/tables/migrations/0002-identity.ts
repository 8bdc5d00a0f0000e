import { sql, type Transaction } from 'kysely'

export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    create table oidc_payload (
      model text not null,
      id text not null,
      payload jsonb not null,
      account_id uuid,
      grant_id text,
      uid text,
      consumed_at timestamptz,
      expires_at timestamptz,
      primary key (model, id)
    );
    create index oidc_payload_grant on oidc_payload (grant_id) where grant_id is not null;
    create index oidc_payload_account on oidc_payload (account_id) where account_id is not null;
    create unique index oidc_payload_uid on oidc_payload (model, uid) where uid is not null;
    create index oidc_payload_expiry on oidc_payload (expires_at);

    create table oidc_key (
      id text primary key,
      kind text not null check (kind in ('signing', 'cookie')),
      state text not null check (state in ('next', 'current', 'retired')),
      secret bytea not null,
      changed_at timestamptz not null default now()
    );
    create unique index oidc_key_one_current on oidc_key (kind) where state = 'current';

    create table sign_in_throttle (
      key text primary key,
      failures integer not null,
      last_failure_at timestamptz not null,
      blocked_until timestamptz not null
    );
  `.execute(tx)
}
