import { sql, type Transaction } from 'kysely'

export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    alter table account
      add column email_confirmed_at timestamptz default now(),
      add column totp_secret bytea,
      add column totp_last_step bigint,
      add column mfa_enabled_at timestamptz,
      add column address jsonb,
      add column custom_field_values jsonb not null default '[]',
      add constraint account_mfa_has_secret check (mfa_enabled_at is null or totp_secret is not null);
    create index account_client_client on account_client (client_id);

    create table recovery_code (
      account_id uuid not null references account on delete cascade,
      hash text not null,
      used_at timestamptz,
      primary key (account_id, hash)
    );

    create table passkey (
      id text primary key,
      account_id uuid not null references account on delete cascade,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    );
    create index passkey_account on passkey (account_id);

    create table mailed_code (
      id uuid primary key default uuid_v7(),
      purpose text not null check (purpose in ('confirm-email', 'verify-email', 'reset-password')),
      email text not null check (email = lower(email)),
      account_id uuid references account on delete cascade,
      hash text not null,
      tries_left integer not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index mailed_code_email on mailed_code (purpose, email);
    create index mailed_code_expiry on mailed_code (expires_at);

    create table single_use (
      key text primary key,
      value jsonb not null,
      expires_at timestamptz not null
    );
    create index single_use_expiry on single_use (expires_at);

    create table sign_in_session (
      uid text primary key,
      account_id uuid not null references account on delete cascade,
      started_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      user_agent text not null,
      ip text not null
    );
    create index sign_in_session_account on sign_in_session (account_id);

    create table identity_provider (
      id text primary key,
      client_id integer not null unique references client on delete cascade,
      kind text not null check (kind in ('OIDC', 'SAML')),
      settings jsonb not null,
      secret bytea
    );

    create table federated_account (
      identity_provider_id text not null references identity_provider on delete cascade,
      subject text not null,
      account_id uuid not null references account on delete cascade,
      primary key (identity_provider_id, subject)
    );
    create index federated_account_account on federated_account (account_id);

    create table impersonation (
      id uuid primary key default uuid_v7(),
      administrator_id uuid not null references account on delete cascade,
      session text not null,
      account_id uuid not null references account on delete cascade,
      reason text,
      started_at timestamptz not null default now(),
      ends_at timestamptz not null,
      ended_at timestamptz
    );
    create index impersonation_session on impersonation (session, account_id);
  `.execute(tx)
}
