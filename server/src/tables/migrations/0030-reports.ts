import { sql, type Transaction } from 'kysely'

const definitions = sql`
  create table report (
    id uuid primary key default uuid_v7(),
    client_id integer references client on delete cascade,
    type text not null,
    names jsonb not null,
    descriptions jsonb not null,
    column_ids text[] not null,
    filters jsonb not null,
    sort text not null,
    created_at timestamptz not null default clock_timestamp()
  );
  create index report_of_client on report (client_id);`

/** Reports page through the quotes of a client, so a quote carries the client of its request. */
const quotes = sql`
  alter table quote add column client_id integer references client;
  update quote set client_id = job_request.client_id from job_request where job_request.id = quote.job_request_id;

  create function quote_client() returns trigger language plpgsql as $$
  begin
    select client_id into new.client_id from job_request where id = new.job_request_id;
    return new;
  end $$;
  create trigger quote_client before insert on quote for each row execute function quote_client();

  create index quote_of_client on quote (client_id, created_at, id) where superseded_at is null;
  create index quote_of_client_by_price on quote (client_id, price_cents, id) where superseded_at is null;
  create index quote_of_client_by_deadline on quote (client_id, acceptance_deadline, id) where superseded_at is null;`

/**
 * A task is one target language of a request. Dates in custom fields are kept apart, as text, because every row of a
 * report can be filtered by them. Triggers keep both, so no writer can forget them.
 */
const requests = sql`
  create table request_task (
    job_request_id uuid not null references job_request on delete cascade,
    language_id text not null,
    client_id integer not null,
    created_at timestamptz not null,
    primary key (job_request_id, language_id)
  );
  create table request_date (
    job_request_id uuid not null references job_request on delete cascade,
    field_name text not null,
    date text not null,
    client_id integer not null,
    primary key (job_request_id, field_name)
  );

  create function request_report_rows() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      delete from request_task where job_request_id = new.id;
      delete from request_date where job_request_id = new.id;
      update quote set client_id = new.client_id where job_request_id = new.id and client_id <> new.client_id;
    end if;
    insert into request_task (job_request_id, language_id, client_id, created_at)
      select distinct new.id, language, new.client_id, new.created_at from unnest(new.target_language_ids) language;
    insert into request_date (job_request_id, field_name, date, client_id)
      select distinct on (field ->> 'fieldName') new.id, field ->> 'fieldName', field ->> 'value', new.client_id
      from jsonb_array_elements(new.custom_field_values) field
      where field ->> 'value' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$';
    return null;
  end $$;
  create trigger request_created after insert on job_request for each row execute function request_report_rows();
  create trigger request_changed after update of client_id, target_language_ids, custom_field_values on job_request
    for each row when (old.client_id <> new.client_id or old.target_language_ids <> new.target_language_ids
      or old.custom_field_values <> new.custom_field_values) execute function request_report_rows();

  insert into request_task (job_request_id, language_id, client_id, created_at)
    select distinct job_request.id, language, client_id, created_at
    from job_request, unnest(target_language_ids) language;
  insert into request_date (job_request_id, field_name, date, client_id)
    select distinct on (job_request.id, field ->> 'fieldName') job_request.id, field ->> 'fieldName', field ->> 'value',
      client_id
    from job_request, jsonb_array_elements(custom_field_values) field
    where field ->> 'value' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$';

  create index request_task_of_client on request_task (client_id, created_at, job_request_id, language_id);
  create index request_task_of_client_by_language
    on request_task (client_id, language_id, created_at, job_request_id);
  create index request_date_of_client on request_date (client_id, field_name, date, job_request_id);
  create index job_request_of_client_by_source on job_request (client_id, source_language_id, created_at, id);
  create index job_request_by_requestor on job_request
    using gin ((requestor_first_name || ' ' || requestor_last_name) gin_trgm_ops);
  create index job_request_of_client_with_texts on job_request (client_id, created_at, id)
    include (name, number, requestor_first_name, requestor_last_name, shown_status, source_language_id);
  create index job_request_of_client_by_name on job_request (client_id, lower(left(name, 100)), id) include (name);
  create index job_request_of_client_by_words on job_request (client_id, coalesce(word_count, 0), id)
    include (word_count);`

export async function up(tx: Transaction<unknown>): Promise<void> {
  await definitions.execute(tx)
  await quotes.execute(tx)
  await requests.execute(tx)
}
