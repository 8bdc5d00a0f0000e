import { sql, type Transaction } from 'kysely'

/**
 * Uploads are counted and belong to somebody until a request claims them; a claimed file moves to a key of its own.
 * Files claimed before this stay where they are: their forms are refused from now on, or expire within the hour on S3.
 */
export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    create table upload_folder (
      prefix text primary key,
      account_id uuid,
      network text,
      created_at timestamptz not null default now()
    );
    create index upload_folder_of_account on upload_folder (account_id, created_at) where account_id is not null;
    create index upload_folder_of_network on upload_folder (network, created_at) where network is not null;
    create index upload_folder_by_age on upload_folder (created_at);

    create table upload (
      key text primary key,
      prefix text not null references upload_folder on delete cascade,
      bytes bigint not null,
      is_in_parts boolean not null default false,
      tries integer not null default 1,
      created_at timestamptz not null default now()
    );
    create index upload_of_folder on upload (prefix);
    create index upload_by_age on upload (created_at);

    alter table file_claim add column released_at timestamptz;
    create index file_claim_released on file_claim (released_at) where released_at is not null;

    alter table upload_count add column sha256 text;
  `.execute(tx)
}
