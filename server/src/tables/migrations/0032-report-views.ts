import { sql, type Transaction } from 'kysely'

const views = sql`
  create table report_view (
    id uuid primary key default uuid_v7(),
    account_id uuid not null references account on delete cascade,
    client_id integer not null references client on delete cascade,
    report_id uuid not null references report on delete cascade,
    name text not null,
    filters text not null,
    sort text not null,
    columns text,
    emails text not null default 'NEVER',
    time_zone text,
    next_email_at timestamptz,
    created_at timestamptz not null default clock_timestamp(),
    check ((emails = 'NEVER') = (next_email_at is null))
  );
  create unique index report_view_by_name on report_view (account_id, client_id, report_id, lower(name));
  create index report_view_due on report_view (next_email_at) where next_email_at is not null;`

export const up = async (tx: Transaction<unknown>): Promise<void> => void (await views.execute(tx))
