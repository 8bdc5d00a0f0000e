import { sql, type Transaction } from 'kysely'

const replies = sql`
  create table reply_address (
    id uuid primary key default uuid_v7(),
    account_id uuid not null references account on delete cascade,
    job_request_id uuid not null references job_request on delete cascade,
    unique (account_id, job_request_id)
  );
  create index reply_address_of_request on reply_address (job_request_id);
  create table received_reply (
    reply_address_id uuid not null references reply_address on delete cascade,
    mail_hash bytea not null,
    received_at timestamptz not null default clock_timestamp(),
    primary key (reply_address_id, mail_hash)
  );`

export const up = async (tx: Transaction<unknown>): Promise<void> => void (await replies.execute(tx))
