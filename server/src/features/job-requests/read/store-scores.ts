import type { FaultCounts } from '@portolan/contract/machine-translation/word-review'
import type { Database, Tx } from '../../../tables/database.ts'

export type ScoreRow = {
  readonly fileKey: string
  readonly languageId: string
  readonly score: number
  readonly faultCounts: FaultCounts
}

/** Of the translated files that were reviewed. */
export async function listScores(db: Database | Tx, requestId: string): Promise<readonly ScoreRow[]> {
  const rows = await db
    .selectFrom('machine_translation')
    .select(['output_file_key as fileKey', 'language_id as languageId', 'score', 'fault_counts as faultCounts'])
    .where('job_request_id', '=', requestId)
    .where('output_file_key', 'is not', null)
    .where('score', 'is not', null)
    .orderBy('language_id')
    .execute()
  return rows.flatMap(({ fileKey, languageId, score, faultCounts }) =>
    fileKey === null || score === null ? [] : [{ fileKey, languageId, score, faultCounts: faultCounts ?? {} }],
  )
}
