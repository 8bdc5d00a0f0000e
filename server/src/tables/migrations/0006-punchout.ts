import { sql, type Transaction } from 'kysely'

export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    alter table client add column punchout_secret_hash text unique;

    create table punchout_session (
      id uuid primary key default gen_random_uuid(),
      client_id integer not null references client on delete cascade,
      pos text not null,
      operation text not null check (operation in ('create', 'edit', 'inspect')),
      return_url text not null,
      email text not null check (email = lower(email)),
      contact_name text not null,
      buyer_cookie text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index punchout_session_client on punchout_session (client_id);
  `.execute(tx)
}
