import type {
  MediaFailure,
  MediaFileStatus,
  MediaOutputKind,
  MediaTrackStatus,
} from '@portolan/contract/machine-translation/media/media-translations'
import type { SubtitleFormat } from '@portolan/contract/machine-translation/media/subtitle-format'
import type { TranslationQuality } from '@portolan/contract/machine-translation/settings'
import type { ColumnType, Generated } from 'kysely'

/** What a client asked for, besides files and languages. */
export type MediaRequestTable = {
  job_request_id: string
  subtitles_type: SubtitleFormat
  is_dubbed: boolean
  is_embedded: boolean
  /** Names of voices by language, for dubbing. */
  voices: ColumnType<Readonly<Record<string, string>>, string, string>
}

/** What reading a file has found. */
export type MediaFileInfo = {
  readonly seconds: number
  readonly container: string
  readonly audio: { readonly codec: string; readonly channels: number }
  readonly video?:
    | { readonly codec: string; readonly width: number; readonly height: number; readonly frameRate: string }
    | undefined
}

/** One source file of a request. */
export type MediaFileTable = {
  id: Generated<string>
  job_request_id: string
  source_file_id: string
  status: ColumnType<MediaFileStatus, MediaFileStatus | undefined, MediaFileStatus>
  failure: MediaFailure | null
  /** Of the current step. */
  percent: Generated<number>
  /** Of all steps; null while it is not known. */
  seconds_left: number | null
  /** The number of its newest job. Older ones must not change it any more. */
  attempt: Generated<number>
  /** Null until the file was read. */
  info: ColumnType<MediaFileInfo | null, string | null | undefined, string | null>
  /** If it is not the source language of the request. */
  heard_language_id: string | null
  /** A copy that browsers play, where they do not play the file itself. */
  preview_key: string | null
  finished_at: Date | null
}

/** How loud a file is over time, from 0 to 100. */
export type MediaWaveformTable = { file_id: string; peaks: number[] }

export type MediaOutput = { readonly kind: MediaOutputKind; readonly fileKey: string; readonly fileName: string }
export type DubbingCounts = { readonly lines: number; readonly faster: number; readonly tooLong: number }

/** One language of a file: what was said, or a translation of it. */
export type MediaTrackTable = {
  id: Generated<string>
  job_request_id: string
  file_id: string
  language_id: string
  is_transcript: boolean
  status: ColumnType<MediaTrackStatus, MediaTrackStatus | undefined, MediaTrackStatus>
  failure: MediaFailure | null
  percent: Generated<number>
  seconds_left: number | null
  attempt: Generated<number>
  quality: TranslationQuality | null
  /** Sentences that the engine could not translate, and that are in the source language. */
  untranslated: Generated<number>
  voice_name: string | null
  dubbing: ColumnType<DubbingCounts | null, string | null | undefined, string | null>
  /** The dubbed sound alone, for the player. */
  dubbed_sound_key: string | null
  /** 0 until there are cues. */
  revision: Generated<number>
  /** The revision of the cues in the outputs; null until there are outputs. */
  written_revision: number | null
  cue_count: Generated<number>
  outputs: ColumnType<readonly MediaOutput[], string | undefined, string>
  finished_at: Date | null
}

export type MediaCueTable = {
  track_id: string
  id: string
  start_ms: number
  end_ms: number
  /** Lines with `<i>…</i>`. */
  text: string
  /** What was said in that time; null for the transcript itself. */
  source: string | null
  is_edited: Generated<boolean>
}
