import { sql, type Transaction } from 'kysely'

const templates = sql`
  create table request_template (
    id uuid primary key default uuid_v7(),
    account_id uuid not null references account on delete cascade,
    client_id integer not null references client on delete cascade,
    name text not null,
    is_shared boolean not null,
    source_language_id text,
    target_language_ids text[] not null,
    xtrf_service_id integer,
    custom_field_values jsonb not null,
    notes text not null,
    created_at timestamptz not null default clock_timestamp()
  );
  create unique index request_template_by_name on request_template (account_id, client_id, lower(name));
  create index request_template_shared on request_template (client_id) where is_shared;`

export const up = async (tx: Transaction<unknown>): Promise<void> => void (await templates.execute(tx))
