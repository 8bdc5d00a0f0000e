import type { SegmentFault } from '@portolan/contract/machine-translation/review'
import { languageById } from '../../../reference/index.ts'
import { reviewSegments } from '../../review-segments.ts'
import { findTerms } from '../../terms/find-terms.ts'
import { protectTerms } from '../../terms/protect-terms.ts'
import type { FileTranslationNeeds } from '../needs.ts'
import { listFrom, saveFaults } from '../segments/store-segments.ts'
import { languagesOf, type RunningTranslation } from './running-translation.ts'

export type DocumentReview = {
  readonly score: number
  readonly faultCounts: Readonly<Partial<Record<SegmentFault, number>>>
}

const segmentsPerReview = 100

/** Reviews what the machine translated, and saves the faults of each segment. Null where nothing was reviewed. */
export async function reviewDocument(
  needs: FileTranslationNeeds,
  running: RunningTranslation,
): Promise<DocumentReview | null> {
  const { run, file, request, settings, signal } = running
  const languages = languagesOf(running)
  const pair = { from: tagOf(languages.sourceLanguageId), to: tagOf(languages.targetLanguageId) }
  const matcher = await findTerms(needs.db, request.client_id, languages)
  const faultCounts = new Map<SegmentFault, number>()
  let [reviewed, points] = [0, 0]
  for (let position = 0; position < (file.segment_count ?? 0); position += segmentsPerReview) {
    const rows = await listFrom(needs.db, run.translationId, position, segmentsPerReview)
    const segments = rows.flatMap((row) =>
      row.target === null || row.corrected !== null ? [] : [{ ...row, target: row.target }],
    )
    if (segments.length === 0) continue
    const terms = segments.flatMap(({ source }) => protectTerms(source, matcher, pair.to).terms)
    const review = await reviewSegments(needs, segments, {
      clientId: request.client_id,
      pair,
      quality: file.quality ?? 'gist',
      settings,
      terms,
      signal,
    })
    if (!review) return null
    const bySegment = Map.groupBy(review.faults, ({ segment }) => segment)
    for (const { fault } of review.faults) faultCounts.set(fault, (faultCounts.get(fault) ?? 0) + 1)
    const found = segments.map((segment, index) => ({
      position: segment.position,
      faults: (bySegment.get(index) ?? []).map(({ fault, detail }) => ({ fault, detail })),
    }))
    await saveFaults(needs.db, run.translationId, found)
    reviewed += segments.length
    points += review.score * segments.length
  }
  if (reviewed === 0) return null
  const mean = Math.max(1, Math.round(points / reviewed))
  // The best score means that no fault was found.
  const score = faultCounts.size === 0 ? mean : Math.min(4, mean)
  return { score, faultCounts: Object.fromEntries(faultCounts) }
}

const tagOf = (languageId: string): string => languageById(languageId)?.bcp47 ?? languageId
