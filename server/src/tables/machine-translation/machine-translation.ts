import type { EngineProblem, ModelProblem } from '@portolan/contract/machine-translation/admin/engines'
import type {
  FileTranslationFailure,
  FileTranslationStatus,
  SegmentState,
} from '@portolan/contract/machine-translation/file-translations'
import type { SegmentFault, SegmentFinding } from '@portolan/contract/machine-translation/review'
import type { TranslationQuality } from '@portolan/contract/machine-translation/settings'
import type { ColumnType, Generated } from 'kysely'

/** What was found when the written file was read back. */
export type TranslationCheck = {
  readonly translated: number
  readonly same: number
  readonly failed: number
  readonly left: Readonly<Record<string, number>>
  readonly warnings: readonly string[]
  /** Pages that were read from pictures, and how sure that is, 0 to 100. */
  readonly recognized?: { readonly pages: number; readonly confidence: number }
}

/** One source file of a request in one target language. */
export type MachineTranslationTable = {
  id: Generated<string>
  job_request_id: string
  source_file_id: string
  language_id: string
  status: ColumnType<FileTranslationStatus, FileTranslationStatus | undefined, FileTranslationStatus>
  failure: FileTranslationFailure | null
  /** The engine that translated most of it. */
  engine: string | null
  quality: TranslationQuality | null
  /** Null until the file was read. */
  segment_count: number | null
  done_count: Generated<number>
  word_count: number | null
  check: ColumnType<TranslationCheck | null, string | null | undefined, string | null>
  output_file_key: string | null
  score: number | null
  /** How often each fault was found; worded when it is read. */
  fault_counts: ColumnType<
    Readonly<Partial<Record<SegmentFault, number>>> | null,
    string | null | undefined,
    string | null
  >
  /** The number of its newest job. Older ones must not change it any more. */
  attempt: Generated<number>
  /** When the newest translation of its segments began, and how many were done then. */
  started_at: Date | null
  started_count: Generated<number>
  finished_at: Date | null
  /** When the output was written, and when a segment was corrected last. */
  written_at: Date | null
  corrected_at: Date | null
}

export type MachineTranslationSegmentTable = {
  translation_id: string
  /** In the order of the document, from 0. */
  position: number
  /** The documents library's id of the segment. */
  segment_id: string
  source: string
  target: string | null
  /** The client's own translation. */
  corrected: string | null
  state: SegmentState
  faults: ColumnType<readonly SegmentFinding[], string | undefined, string>
}

/** Translations that engines gave, to be used again for the same client, engine, pair and text. */
export type MachineTranslationCacheTable = {
  /** SHA-256 of client, engine, pair and text. */
  digest: Buffer
  client_id: number
  target: string
  used_at: ColumnType<Date, Date | undefined, Date>
}

/** What a client had translated and reviewed on a day of the provider. Cached translations are not counted. */
export type MachineTranslationUsageTable = {
  client_id: number
  day: string
  engine: string
  /** The driver returns bigint as text. */
  characters: ColumnType<string, number, number>
  /** Those of them that a reviewer only checked. They cost, but are not part of the client's quota. */
  reviewed_characters: ColumnType<string, number | undefined, number>
  /** Cents with fractions: a short text costs less than one. */
  cost_cents: ColumnType<string, number, number>
}

/** Characters of calls that are running. They count as used until the call ends. */
export type MachineTranslationReservationTable = {
  id: Generated<string>
  client_id: number
  characters: number
  reserved_at: ColumnType<Date, never, never>
}

/** Engines whose last call failed as a whole. */
export type TranslationEngineFailureTable = {
  engine: string
  problem: EngineProblem
  /** Holds no text of a client. */
  message: string
  failed_at: Date
}

/** Neural models that are being installed, or could not be. */
export type TranslationModelInstallTable = {
  /** The language besides English, as a BCP 47 tag. */
  language: string
  job_id: string
  /** Null while the job waits or runs. */
  problem: ModelProblem | null
}

export type GlossaryTable = {
  id: Generated<string>
  client_id: number
  name: string
  /** Both null for a list of terms that are not translated into any language. */
  source_language_id: string | null
  target_language_id: string | null
  /** Kept in the transaction that changes the terms, under a lock of this row. */
  term_count: Generated<number>
  changed_at: ColumnType<Date, Date | undefined, Date>
}

export type GlossaryTermTable = {
  id: Generated<string>
  glossary_id: string
  source: string
  /** Equals the source if the term is not translated. */
  target: string
  is_do_not_translate: boolean
}
