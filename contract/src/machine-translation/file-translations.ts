import * as z from 'zod/mini'
import { JobRequestStatus, QualityScore } from '../job-requests/requests.ts'
import { SegmentFinding } from './review.ts'
import { TranslationQuality } from './settings.ts'

/** The steps of translating one file into one language. Every file is read back after it was written. */
export const FileTranslationStatus = z.enum([
  'WAITING',
  'READING',
  'TRANSLATING',
  'WRITING',
  'COMPLETED',
  'FAILED',
  'CANCELLED',
])
export type FileTranslationStatus = z.infer<typeof FileTranslationStatus>

export const FileTranslationFailure = z.enum([
  'UNREADABLE',
  'UNSUPPORTED_TYPE',
  'TOO_LARGE',
  'NOTHING_TO_TRANSLATE',
  'PAIR_NOT_OFFERED',
  'QUOTA_REACHED',
  'ENGINE_QUOTA_USED_UP',
  'ENGINE_UNAVAILABLE',
  /** The translated file has the text of the source file. */
  'UNCHANGED',
  /** The translated file could not be written or read back. */
  'OUTPUT_INVALID',
  'INTERNAL',
])
export type FileTranslationFailure = z.infer<typeof FileTranslationFailure>

/** One source file in one target language. */
export const FileTranslation = z.object({
  id: z.uuid(),
  sourceFileKey: z.string(),
  fileName: z.string(),
  languageId: z.string(),
  status: FileTranslationStatus,
  failure: z.nullable(FileTranslationFailure),
  segmentsDone: z.int(),
  /** Null until the file was read. */
  segmentsTotal: z.nullable(z.int()),
  /** Null while it is not known. */
  secondsLeft: z.nullable(z.int()),
  words: z.nullable(z.int()),
  quality: z.nullable(TranslationQuality),
  /** What was found when the written file was read back; null before. */
  check: z.nullable(
    z.object({
      translated: z.int(),
      /** The same in both languages, such as numbers and names. */
      same: z.int(),
      failed: z.int(),
      /** Left alone on purpose, by reason, for example formulas. */
      left: z.array(z.object({ reason: z.string(), count: z.int() })),
      warnings: z.array(z.string()),
      /** Scanned pages whose text was recognized, and how sure that is, 0 to 100. */
      recognized: z.optional(z.object({ pages: z.int(), confidence: z.int() })),
    }),
  ),
  translatedFileKey: z.nullable(z.string()),
  score: z.nullable(QualityScore),
  /** In the reader's language. */
  scoreReason: z.nullable(z.string()),
  /** True if segments were corrected after the file was written. */
  isRebuildNeeded: z.boolean(),
})
export type FileTranslation = z.infer<typeof FileTranslation>

export const FileTranslationProgress = z.object({
  status: JobRequestStatus,
  items: z.array(FileTranslation),
})
export type FileTranslationProgress = z.infer<typeof FileTranslationProgress>

export const SegmentState = z.enum(['WAITING', 'TRANSLATED', 'SAME', 'FAILED', 'CORRECTED'])
export type SegmentState = z.infer<typeof SegmentState>

/** Texts hold inline tags: `<g1>…</g1>` around formatted words, `<x1/>` for what stays as it is. */
export const TranslatedSegment = z.object({
  /** In the order of the document, from 0. */
  position: z.int(),
  source: z.string(),
  /** The machine's translation; null if there is none. */
  target: z.nullable(z.string()),
  /** The client's own translation; null if the machine's stands. */
  corrected: z.nullable(z.string()),
  state: SegmentState,
  faults: z.array(SegmentFinding),
})
export type TranslatedSegment = z.infer<typeof TranslatedSegment>

export const correctionMaxLength = 20_000
