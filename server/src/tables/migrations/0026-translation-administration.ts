import { sql, type Transaction } from 'kysely'

export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    create table machine_translation_reservation (
      id uuid primary key default uuid_v7(),
      client_id integer not null references client on delete cascade,
      characters integer not null,
      reserved_at timestamptz not null default now()
    );
    create index machine_translation_reservation_of_client on machine_translation_reservation (client_id);

    create table translation_engine_failure (
      engine text primary key,
      problem text not null,
      message text not null,
      failed_at timestamptz not null
    );

    create table translation_model_install (
      language text primary key,
      job_id uuid not null,
      problem text
    );

    create index machine_translation_usage_by_day on machine_translation_usage (day);
  `.execute(tx)
}
