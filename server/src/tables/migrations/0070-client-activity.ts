import { sql, type Transaction } from 'kysely'

/** What the list of clients is sorted by, besides their names: counted once, so that an index has the order. */
const table = sql`
  create table client_activity (
    client_id integer primary key references client on delete cascade,
    user_count integer not null,
    last_request_at timestamptz not null
  );
  insert into client_activity
    select id,
        (select count(*) from account_client where client_id = client.id),
        coalesce((select max(created_at) from job_request where client_id = client.id), '-infinity')
      from client;
  create index client_activity_by_users on client_activity (user_count, client_id);
  create index client_activity_by_request on client_activity (last_request_at, client_id);
  create index client_by_name on client (lower(client_name), id);
  create index client_by_status on client (status, lower(client_name), id)`

/** Accounts and requests are written by other features. */
const triggers = sql`
  create function client_added() returns trigger language plpgsql as $$
    begin
      insert into client_activity values (new.id, 0, '-infinity');
      return null;
    end $$;
  create trigger client_added after insert on client for each row execute function client_added();

  create function client_users_changed() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update client_activity set user_count = user_count + 1 where client_id = new.client_id;
      else
        update client_activity set user_count = user_count - 1 where client_id = old.client_id;
      end if;
      return null;
    end $$;
  create trigger client_users_changed after insert or delete on account_client
    for each row execute function client_users_changed();

  create function client_requests_changed() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        update client_activity set last_request_at =
            coalesce((select max(created_at) from job_request where client_id = old.client_id), '-infinity')
          where client_id = old.client_id;
      end if;
      if tg_op <> 'DELETE' then
        update client_activity set last_request_at = new.created_at
          where client_id = new.client_id and last_request_at < new.created_at;
      end if;
      return null;
    end $$`

/** At the end of the transaction, so that requests of one client wait for each other as short as can be. */
const onRequests = sql`
  create constraint trigger client_requests_changed after insert or delete or update of client_id on job_request
    deferrable initially deferred for each row execute function client_requests_changed()`

export async function up(tx: Transaction<unknown>): Promise<void> {
  for (const statement of [table, triggers, onRequests]) await statement.execute(tx)
}
