import { sql, type Transaction } from 'kysely'

export async function up(tx: Transaction<unknown>): Promise<void> {
  // Ids that sort by time, on every PostgreSQL we run on (its own uuidv7() comes with 18): 48 bits of milliseconds over
  // a random v4, whose version bits 0100 become 0111.
  await sql`
    create function uuid_v7() returns uuid language sql volatile as $$
      select encode(
        set_bit(set_bit(
          overlay(uuid_send(gen_random_uuid())
            placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
          52, 1), 53, 1),
        'hex')::uuid
    $$;

    create table client (
      id integer primary key,
      status text not null check (status in ('ACTIVE', 'INACTIVE')),
      company_name text not null,
      client_name text not null,
      logo_url text,
      banner_url text,
      instructional_text text,
      sign_up_token text not null,
      create_project_token text not null,
      disable_self_registration boolean not null default false,
      selectable_workflows jsonb not null default '[]',
      project_submission_mode text,
      submission_mode_conditions jsonb not null default '[]',
      project_submission_footer_message text,
      create_project_settings jsonb not null,
      is_mfa_enabled boolean not null default false,
      is_org_management_enabled boolean not null default false,
      application_ids text[] not null default '{}',
      external_groups text[] not null default '{}'
    );
    create index client_external_groups on client using gin (external_groups);

    create table client_email_domain (
      client_id integer not null references client on delete cascade,
      domain text not null check (domain = lower(domain)),
      primary key (domain, client_id)
    );
    create index client_email_domain_client on client_email_domain (client_id);

    create table client_language (
      client_id integer not null references client on delete cascade,
      language_id text not null,
      is_preferred boolean not null default false,
      is_disabled boolean not null default false,
      primary key (client_id, language_id)
    );

    create table custom_field_definition (
      client_id integer not null references client on delete cascade,
      position integer not null,
      name text not null,
      category text not null check (category in ('PROJECT', 'USER')),
      definition jsonb not null,
      primary key (client_id, category, name)
    );

    create table account (
      id uuid primary key default uuid_v7(),
      login_name text not null unique check (login_name = lower(login_name)),
      email text not null unique check (email = lower(email)),
      first_name text not null,
      last_name text not null,
      password_hash text,
      roles text[] not null,
      external_groups text[] not null default '{}',
      is_federated boolean not null default false,
      client_id integer references client,
      disabled_at timestamptz,
      tokens_valid_after timestamptz not null default 'epoch',
      created_at timestamptz not null default now()
    );
    create index account_of_client on account (client_id) where client_id is not null;

    create table account_client (
      account_id uuid not null references account on delete cascade,
      client_id integer not null references client on delete cascade,
      primary key (account_id, client_id)
    );
  `.execute(tx)
}
