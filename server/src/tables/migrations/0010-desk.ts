import { sql, type Transaction } from 'kysely'

export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    create table desk_order (
      id uuid primary key default uuid_v7(),
      number text not null unique,
      job_request_id uuid unique references job_request on delete cascade,
      client_id integer not null references client,
      name text not null,
      source_language_id text,
      target_language_ids text[] not null,
      status text not null,
      vertical text,
      needs_attention boolean not null default false,
      rate_type text not null,
      project_manager_id uuid references account on delete set null,
      coordinator_id uuid references account on delete set null,
      qa_specialist_id uuid references account on delete set null,
      total_agreed_cents bigint,
      project_group_id uuid,
      project_group_name text,
      deadline timestamptz,
      deadline_on date,
      quote_started_at timestamptz,
      quote_completed_at timestamptz,
      quote_completed_on date,
      project_started_at timestamptz,
      project_started_on date,
      project_completed_at timestamptz,
      project_completed_on date,
      created_at timestamptz not null default clock_timestamp(),
      queue text not null generated always as (case
        when needs_attention then 'ATTENTION'
        when status in ('PENDING_REVIEW', 'PRICING') then 'TO_PRICE'
        when status in ('COMPLETED', 'CANCELLED') then 'CLOSED'
        else status
      end) stored,
      queued_at timestamptz not null generated always as (case
        when status in ('COMPLETED', 'CANCELLED') then coalesce(project_completed_at, created_at)
        else coalesce(deadline, 'infinity')
      end) stored
    );
    create index desk_order_by_queue on desk_order (queue, queued_at, id);
    create index desk_order_by_status on desk_order (status, deadline, id);
    create index desk_order_of_project_manager on desk_order (project_manager_id, status, deadline, id);
    create index desk_order_of_coordinator on desk_order (coordinator_id, status, deadline, id);
    create index desk_order_completed_quotes on desk_order (coordinator_id, quote_completed_on desc, id)
      where quote_completed_on is not null;
    create index desk_order_of_qa_specialist on desk_order (qa_specialist_id, status) where qa_specialist_id is not null;

    create table desk_qa_job (
      id uuid primary key default uuid_v7(),
      desk_order_id uuid not null references desk_order on delete cascade,
      assigned_to uuid references account on delete set null,
      qa_type text not null,
      status text not null,
      note text not null default '',
      started_at timestamptz not null default clock_timestamp(),
      finished_at timestamptz
    );
    create index desk_qa_job_of_order on desk_qa_job (desk_order_id, id);
    create index desk_qa_job_assigned on desk_qa_job (assigned_to, started_at, id) where finished_at is null;

    create table job_request_message (
      id uuid primary key default uuid_v7(),
      job_request_id uuid not null references job_request on delete cascade,
      account_id uuid references account on delete set null,
      author_name text not null,
      is_from_staff boolean not null,
      text text not null,
      at timestamptz not null default clock_timestamp()
    );
    create index job_request_message_of_request on job_request_message (job_request_id, id);

    alter table job_request_file add column is_withheld boolean not null default false;

    create table tms_order (
      job_request_id uuid primary key references job_request on delete cascade,
      system text not null,
      kind text not null,
      external_id text,
      name text,
      steps jsonb not null default '{}',
      seen_status text,
      checked_at timestamptz,
      created_at timestamptz not null default clock_timestamp()
    );
    create index tms_order_to_check on tms_order (checked_at nulls first) where system <> 'desk';
    create unique index tms_order_by_external_id on tms_order (system, kind, external_id) where external_id is not null;
  `.execute(tx)
}
