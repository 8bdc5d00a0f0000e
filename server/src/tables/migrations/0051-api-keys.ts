import { sql, type Transaction } from 'kysely'

/** Keys are found by their prefix, which is public. Of the secret only a digest is stored. */
const apiKeys = sql`
  create table api_key (
    id uuid primary key default uuid_v7(),
    account_id uuid not null references account on delete cascade,
    name text not null,
    prefix text not null unique,
    hash bytea not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    last_used_at timestamptz,
    revoked_at timestamptz
  );
  create index api_key_account on api_key (account_id);
  create table api_keys_off (client_id integer unique references client on delete cascade);
  create unique index api_keys_off_for_all on api_keys_off ((client_id is null)) where client_id is null;`

export const up = async (tx: Transaction<unknown>): Promise<void> => void (await apiKeys.execute(tx))
