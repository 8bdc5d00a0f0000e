import type { FileTranslation, FileTranslationProgress } from '@portolan/contract/machine-translation/file-translations'
import type { Database, Tx } from '../../../tables/database.ts'
import type { RequestDetails } from '../../job-requests/index.ts'
import { type ScoreWording, scoreWording } from '../word-scores.ts'
import { type FileTranslationRow, listTranslations } from './store-translations.ts'

type Needs = { readonly db: Database | Tx; readonly now: () => Date }

export async function presentProgress(
  { db, now }: Needs,
  request: Pick<RequestDetails, 'id' | 'shown_status'>,
  locale: string,
): Promise<FileTranslationProgress> {
  const word = await scoreWording(locale)
  const rows = await listTranslations(db, request.id)
  return { status: request.shown_status, items: rows.map((row) => presentRow(row, now(), word)) }
}

export async function presentTranslation(
  { now }: Pick<Needs, 'now'>,
  row: FileTranslationRow,
  locale: string,
): Promise<FileTranslation> {
  return presentRow(row, now(), await scoreWording(locale))
}

const presentRow = (row: FileTranslationRow, now: Date, word: ScoreWording): FileTranslation => ({
  id: row.id,
  sourceFileKey: row.source_key,
  fileName: row.source_name,
  languageId: row.language_id,
  status: row.status,
  failure: row.failure,
  segmentsDone: row.done_count,
  segmentsTotal: row.segment_count,
  secondsLeft: findSecondsLeft(row, now),
  words: row.word_count,
  quality: row.quality,
  check: row.check && {
    ...row.check,
    left: Object.entries(row.check.left).map(([reason, count]) => ({ reason, count })),
    warnings: [...row.check.warnings],
  },
  translatedFileKey: row.output_file_key,
  score: row.score,
  scoreReason: row.fault_counts && word(row.fault_counts, row.score ?? 0),
  isRebuildNeeded: row.corrected_at !== null && row.written_at !== null && row.corrected_at > row.written_at,
})

type Pace = Pick<
  FileTranslationRow,
  'status' | 'segment_count' | 'done_count' | 'started_at' | 'started_count' | 'finished_at'
>

/** At the speed that was measured since the translation began; null before the first segments are done. */
export function findSecondsLeft(
  { status, segment_count: total, done_count: done, started_at: since, started_count: before }: Pace,
  now: Date,
): number | null {
  const isMeasured = status === 'TRANSLATING' && total !== null && since !== null && done > before
  if (!isMeasured) return null
  const secondsPerSegment = (now.getTime() - since.getTime()) / 1000 / (done - before)
  return Math.ceil(Math.max(0, total - done) * secondsPerSegment)
}
