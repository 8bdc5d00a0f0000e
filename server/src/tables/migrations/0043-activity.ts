import { sql, type Transaction } from 'kysely'

/** A client that is deleted leaves its entries in the log. */
const column = sql`alter table audit_event add client_id integer references client on delete set null`

/** The client that an entry is about. Staff belong to none, even where they may act for one. */
const subject = sql`
  create function client_of_subject(type text, id text) returns integer language plpgsql stable as $$
  begin
    case type
      when 'account' then
        return (select client_id from account
          where account.id = $2::uuid and roles <@ array['CLIENT', 'CLIENT_EMPLOYEE']);
      when 'client' then return (select client.id from client where client.id = $2::integer);
      when 'desk-order' then return (select client_id from desk_order where desk_order.id = $2::uuid);
      when 'glossary' then return (select client_id from glossary where glossary.id = $2::uuid);
      when 'identity-provider' then
        return (select client_id from identity_provider where identity_provider.id = $2);
      when 'job-request' then return (select client_id from job_request where job_request.id = $2::uuid);
      else return null;
    end case;
  end $$`

/** By joins, because a log may be long. Entries about what is gone keep no client, unless they name it. */
const existingEntries = sql`
  update audit_event set client_id = job_request.client_id from job_request
    where subject_type = 'job-request' and job_request.id::text = subject_id;
  update audit_event set client_id = desk_order.client_id from desk_order
    where subject_type = 'desk-order' and desk_order.id::text = subject_id;
  update audit_event set client_id = account.client_id from account
    where subject_type = 'account' and account.id::text = subject_id
      and roles <@ array['CLIENT', 'CLIENT_EMPLOYEE'];
  update audit_event set client_id = client.id from client
    where subject_type = 'client' and client.id::text = subject_id;
  update audit_event set client_id = client.id from client
    where subject_type in ('invitation', 'account') and client.id::text = details->>'clientId'
      and action in ('colleague-invited', 'invitation-revoked', 'account-enabled', 'account-disabled');
  update audit_event set client_id = glossary.client_id from glossary
    where subject_type = 'glossary' and glossary.id::text = subject_id`

const index = sql`create index audit_event_of_client on audit_event (client_id, id desc) where client_id is not null`

/** A cancellation that is not final yet: the status before, who cancelled, and the job that makes it final. */
const cancellations = sql`alter table job_request add held_cancellation jsonb`

export async function up(tx: Transaction<unknown>): Promise<void> {
  await column.execute(tx)
  await subject.execute(tx)
  await existingEntries.execute(tx)
  await index.execute(tx)
  await cancellations.execute(tx)
}
