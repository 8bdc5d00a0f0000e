import { reviewMessages } from '@portolan/contract/machine-translation/messages/review'
import type { SegmentFault } from '@portolan/contract/machine-translation/review'
import { type FaultCounts, wordReview } from '@portolan/contract/machine-translation/word-review'
import { translatorFor } from '@portolan/locale/translator-for'
import type { Database, Tx } from '../../../tables/database.ts'
import { findMachineTranslationSettings } from '../../clients/index.ts'
import type { RequestRow } from '../store-requests.ts'
import { listScores, type ScoreRow } from './store-scores.ts'

type Score = { readonly score: number; readonly scoreReason: string }

export type RequestScores = {
  /** By the key of the translated file. */
  readonly byFile: ReadonlyMap<string, Score>
  readonly byLanguage: ReadonlyMap<string, Score>
}

/** The scores of machine translations with their reasons in the reader's language. */
export async function presentScores(db: Database | Tx, request: RequestRow, locale: string): Promise<RequestScores> {
  const rows = request.origination === 'MT' ? await listScores(db, request.id) : []
  if (rows.length === 0) return { byFile: new Map(), byLanguage: new Map() }
  const t = await translatorFor(reviewMessages, locale)
  const { showAiLinguisticQualityScorePerFile = true } = await findMachineTranslationSettings(db, request.client_id)
  const toScore = (scores: readonly ScoreRow[]): Score => {
    const score = Math.min(...scores.map((each) => each.score))
    return { score, scoreReason: wordReview(addCounts(scores.map(({ faultCounts }) => faultCounts)), score, t) }
  }
  const perFile = showAiLinguisticQualityScorePerFile ? rows : []
  return {
    byFile: new Map(perFile.map((row) => [row.fileKey, toScore([row])])),
    byLanguage: new Map(
      [...Map.groupBy(rows, ({ languageId }) => languageId)].map(([id, scores]) => [id, toScore(scores)]),
    ),
  }
}

function addCounts(counts: readonly FaultCounts[]): FaultCounts {
  const sums: Partial<Record<SegmentFault, number>> = {}
  for (const [fault, count] of counts.flatMap((each) => Object.entries(each) as [SegmentFault, number][]))
    sums[fault] = (sums[fault] ?? 0) + count
  return sums
}
