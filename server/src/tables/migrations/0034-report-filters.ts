import { sql, type Transaction } from 'kysely'

/**
 * Tasks know the status of their request, and the names of a client's requesters are kept once each: reports filter by
 * both without reading every request. A name stays when nobody has it any more; it then finds nothing.
 */
const definitions = sql`
  alter table request_task add shown_status text;
  update request_task set shown_status = job_request.shown_status from job_request
    where job_request.id = request_task.job_request_id;
  alter table request_task alter shown_status set not null;
  create index request_task_of_client_by_status
    on request_task (client_id, shown_status, created_at, job_request_id, language_id);

  create table requester_name (
    client_id integer not null references client on delete cascade,
    name text not null,
    primary key (client_id, name)
  );
  insert into requester_name (client_id, name)
    select distinct client_id, requestor_first_name || ' ' || requestor_last_name from job_request;
  drop index job_request_by_requestor;
  create index job_request_of_client_by_requestor
    on job_request (client_id, (requestor_first_name || ' ' || requestor_last_name), created_at, id);`

const triggers = sql`
  create or replace function request_report_rows() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      delete from request_task where job_request_id = new.id;
      delete from request_date where job_request_id = new.id;
      update quote set client_id = new.client_id where job_request_id = new.id and client_id <> new.client_id;
    end if;
    insert into request_task (job_request_id, language_id, client_id, created_at, shown_status)
      select distinct new.id, language, new.client_id, new.created_at, new.shown_status
      from unnest(new.target_language_ids) language;
    insert into request_date (job_request_id, field_name, date, client_id)
      select distinct on (field ->> 'fieldName') new.id, field ->> 'fieldName', field ->> 'value', new.client_id
      from jsonb_array_elements(new.custom_field_values) field
      where field ->> 'value' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$';
    insert into requester_name (client_id, name)
      values (new.client_id, new.requestor_first_name || ' ' || new.requestor_last_name) on conflict do nothing;
    return null;
  end $$;
  drop trigger request_changed on job_request;
  create trigger request_changed after update of client_id, target_language_ids, custom_field_values,
    requestor_first_name, requestor_last_name on job_request
    for each row when (old.client_id <> new.client_id or old.target_language_ids <> new.target_language_ids
      or old.custom_field_values <> new.custom_field_values or old.requestor_first_name <> new.requestor_first_name
      or old.requestor_last_name <> new.requestor_last_name) execute function request_report_rows();

  create function request_task_status() returns trigger language plpgsql as $$
  begin
    update request_task set shown_status = new.shown_status where job_request_id = new.id;
    return null;
  end $$;
  create trigger request_moved after update of status, archived_at on job_request
    for each row when (old.shown_status <> new.shown_status) execute function request_task_status();`

export async function up(tx: Transaction<unknown>): Promise<void> {
  await definitions.execute(tx)
  await triggers.execute(tx)
}
