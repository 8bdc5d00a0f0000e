import { sql, type Transaction } from 'kysely'

export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    alter table client add column machine_translation_settings jsonb not null default '{}';

    create table glossary (
      id uuid primary key default uuid_v7(),
      client_id integer not null references client on delete cascade,
      name text not null,
      source_language_id text,
      target_language_id text,
      term_count integer not null default 0,
      changed_at timestamptz not null default now(),
      check ((source_language_id is null) = (target_language_id is null))
    );
    create unique index glossary_name on glossary (client_id, lower(name));

    create table glossary_term (
      id uuid primary key default uuid_v7(),
      glossary_id uuid not null references glossary on delete cascade,
      source text not null,
      target text not null,
      is_do_not_translate boolean not null,
      unique (glossary_id, source)
    );
    create index glossary_term_by_source on glossary_term (glossary_id, lower(source), id);

    create table machine_translation (
      id uuid primary key default uuid_v7(),
      job_request_id uuid not null references job_request on delete cascade,
      source_file_id uuid not null references job_request_file on delete cascade,
      language_id text not null,
      status text not null default 'WAITING',
      failure text,
      engine text,
      quality text,
      segment_count integer,
      done_count integer not null default 0,
      word_count integer,
      "check" jsonb,
      output_file_key text,
      score smallint,
      fault_counts jsonb,
      attempt integer not null default 0,
      started_at timestamptz,
      finished_at timestamptz,
      written_at timestamptz,
      corrected_at timestamptz,
      unique (source_file_id, language_id)
    );
    create index machine_translation_of_request on machine_translation (job_request_id);

    create table machine_translation_segment (
      translation_id uuid not null references machine_translation on delete cascade,
      position integer not null,
      segment_id text not null,
      source text not null,
      target text,
      corrected text,
      state text not null,
      faults jsonb not null default '[]',
      primary key (translation_id, position)
    );
    create index machine_translation_segment_by_state on machine_translation_segment (translation_id, state, position);
    create index machine_translation_segment_at_fault on machine_translation_segment (translation_id, position)
      where faults <> '[]';

    create table machine_translation_cache (
      digest bytea primary key,
      client_id integer not null references client on delete cascade,
      target text not null,
      used_at timestamptz not null default now()
    );
    create index machine_translation_cache_by_use on machine_translation_cache (used_at);
    create index machine_translation_cache_of_client on machine_translation_cache (client_id);

    create table machine_translation_usage (
      client_id integer not null references client on delete cascade,
      day date not null,
      engine text not null,
      characters bigint not null,
      cost_cents numeric(20, 6) not null,
      primary key (client_id, day, engine)
    );
  `.execute(tx)
}
