import { sql, type Transaction } from 'kysely'

export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    create table file_claim (
      key text primary key,
      claimed_at timestamptz not null default now()
    );

    create sequence job_request_number;

    create table job_request (
      id uuid primary key,
      number text not null unique,
      client_id integer not null references client,
      account_id uuid references account on delete set null,
      requestor_email text not null,
      requestor_first_name text not null,
      requestor_last_name text not null,
      company_name text not null,
      contact jsonb,
      origination text not null,
      request_type text not null,
      status text not null,
      name text not null,
      source_language_id text,
      target_language_ids text[] not null,
      xtrf_service_id integer,
      notes text not null,
      custom_field_values jsonb not null,
      external_reference_id text,
      is_open_by_link boolean not null,
      upload_prefix text,
      is_waiting_for_files boolean not null,
      word_count integer,
      character_count integer,
      page_count integer,
      created_at timestamptz not null default clock_timestamp()
    );
    create index job_request_of_client on job_request (client_id, created_at desc, id desc);
    create index job_request_of_client_by_status on job_request (client_id, status, created_at desc, id desc);
    create index job_request_of_account on job_request (account_id) where account_id is not null;
    create index job_request_waiting on job_request (created_at) where is_waiting_for_files;

    create table job_request_file (
      id uuid primary key default uuid_v7(),
      job_request_id uuid not null references job_request on delete cascade,
      category text not null,
      file_name text not null,
      file_key text not null,
      language_id text,
      size bigint not null,
      sha256 text,
      type text,
      screened_at timestamptz,
      rejection text,
      counted_at timestamptz,
      word_count integer,
      character_count integer,
      page_count integer,
      unique (job_request_id, file_key)
    );

    create table job_request_link (
      job_request_id uuid not null references job_request on delete cascade,
      position integer not null,
      url text not null,
      name text not null,
      category text not null,
      primary key (job_request_id, position)
    );

    create table job_request_event (
      id uuid primary key default uuid_v7(),
      job_request_id uuid not null references job_request on delete cascade,
      status text not null,
      account_id uuid references account on delete set null,
      actor_name text,
      reason text,
      at timestamptz not null default clock_timestamp()
    );
    create index job_request_event_of_request on job_request_event (job_request_id, id);

    create table job_request_zip (
      job_request_id uuid primary key references job_request on delete cascade,
      status text not null,
      file_name text not null,
      changed_at timestamptz not null default now()
    );
  `.execute(tx)
}
