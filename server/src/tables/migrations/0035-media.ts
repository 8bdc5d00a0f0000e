import { sql, type Transaction } from 'kysely'

export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    create table media_request (
      job_request_id uuid primary key references job_request on delete cascade,
      subtitles_type text not null,
      is_dubbed boolean not null,
      is_embedded boolean not null,
      voices jsonb not null default '{}'
    );

    create table media_file (
      id uuid primary key default uuid_v7(),
      job_request_id uuid not null references job_request on delete cascade,
      source_file_id uuid not null unique references job_request_file on delete cascade,
      status text not null default 'WAITING',
      failure text,
      percent smallint not null default 0,
      seconds_left integer,
      attempt integer not null default 0,
      info jsonb,
      heard_language_id text,
      preview_key text,
      finished_at timestamptz
    );
    create index media_file_of_request on media_file (job_request_id);
    create index media_file_unfinished on media_file (job_request_id)
      where status in ('WAITING', 'READING', 'RECOGNIZING');

    create table media_waveform (
      file_id uuid primary key references media_file on delete cascade,
      peaks smallint[] not null
    );

    create table media_track (
      id uuid primary key default uuid_v7(),
      job_request_id uuid not null references job_request on delete cascade,
      file_id uuid not null references media_file on delete cascade,
      language_id text not null,
      is_transcript boolean not null,
      status text not null default 'WAITING',
      failure text,
      percent smallint not null default 0,
      seconds_left integer,
      attempt integer not null default 0,
      quality text,
      untranslated integer not null default 0,
      voice_name text,
      dubbing jsonb,
      dubbed_sound_key text,
      revision integer not null default 0,
      written_revision integer,
      cue_count integer not null default 0,
      outputs jsonb not null default '[]',
      finished_at timestamptz,
      unique (file_id, language_id)
    );
    create index media_track_of_request on media_track (job_request_id);
    create index media_track_unfinished on media_track (job_request_id)
      where status in ('WAITING', 'TRANSLATING', 'WRITING', 'SPEAKING', 'MIXING', 'EMBEDDING');

    create table media_cue (
      track_id uuid not null references media_track on delete cascade,
      id uuid not null,
      start_ms integer not null,
      end_ms integer not null,
      text text not null,
      source text,
      is_edited boolean not null default false,
      primary key (track_id, id),
      check (start_ms < end_ms)
    );
    create index media_cue_by_time on media_cue (track_id, start_ms, end_ms, id);
  `.execute(tx)
}
