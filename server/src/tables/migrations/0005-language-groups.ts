import { sql, type Transaction } from 'kysely'

export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    create table language_group (
      id uuid primary key default uuid_v7(),
      scope text not null check (scope in ('ORGANIZATION', 'PERSONAL')),
      client_id integer references client on delete cascade,
      account_id uuid references account on delete cascade,
      position integer not null,
      name text not null,
      language_ids text[] not null,
      check ((scope = 'ORGANIZATION') = (client_id is not null)),
      check ((scope = 'PERSONAL') = (account_id is not null))
    );
    create index language_group_client on language_group (client_id) where client_id is not null;
    create index language_group_account on language_group (account_id) where account_id is not null;
  `.execute(tx)
}
