import { sql, type Transaction } from 'kysely'

export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    create table job (
      id uuid primary key,
      task text not null,
      payload jsonb not null,
      state text not null default 'waiting'
        check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
      runs integer not null default 0,
      failures integer not null default 0,
      progress real not null default 0,
      note text,
      error text,
      is_cancelled boolean not null default false,
      created_at timestamptz not null default now(),
      beat_at timestamptz,
      ended_at timestamptz
    );
    create index job_open on job (state) where state in ('waiting', 'running');
    create index job_ended on job (ended_at) where ended_at is not null;

    create table job_step (key text primary key, done_at timestamptz not null default now());
    create index job_step_age on job_step (done_at);

    create table job_worker (
      id integer generated always as identity primary key,
      pool text not null unique,
      started_at timestamptz not null default now()
    );

    create table idempotency_key (
      owner text not null,
      key text not null,
      request_hash bytea not null,
      reply jsonb,
      created_at timestamptz not null default now(),
      primary key (owner, key)
    );
    create index idempotency_key_age on idempotency_key (created_at);

    create table audit_event (
      id uuid primary key default uuid_v7(),
      at timestamptz not null default now(),
      account_id uuid,
      impersonator_id uuid,
      action text not null,
      subject_type text not null,
      subject_id text not null,
      details jsonb not null default '{}',
      request_id text,
      ip text
    );
    create index audit_event_of_subject on audit_event (subject_type, subject_id, id desc);
    create index audit_event_of_account on audit_event (account_id, id desc);
  `.execute(tx)
}
