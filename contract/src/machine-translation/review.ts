import * as z from 'zod/mini'
import { QualityScore } from '../job-requests/requests.ts'

/** What a review finds wrong with a segment. `other` is found by a language model, which explains it. */
export const SegmentFault = z.enum([
  'numbers_differ',
  'placeholders_differ',
  'not_translated',
  'empty',
  'length_unlikely',
  'punctuation_differs',
  'brackets_differ',
  'wrong_language',
  'term_not_used',
  'other',
])
export type SegmentFault = z.infer<typeof SegmentFault>

export const SegmentFinding = z.object({
  fault: SegmentFault,
  /** What differs, such as the missing number; empty if there is nothing to add. */
  detail: z.string(),
})
export type SegmentFinding = z.infer<typeof SegmentFinding>

export const QualityReview = z.object({
  score: QualityScore,
  /** In the reader's language. */
  scoreReason: z.string(),
  /** The segments at fault. */
  faults: z.array(z.extend(SegmentFinding, { source: z.string(), target: z.string() })),
})
export type QualityReview = z.infer<typeof QualityReview>

/** Post-editing is suggested for anything less. */
export const bestScore = 5

/** The review of a text that was translated in pieces has the score of its worst piece. */
export const joinReviews = (reviews: readonly QualityReview[]): Omit<QualityReview, 'scoreReason'> | null =>
  reviews.length === 0
    ? null
    : { score: Math.min(...reviews.map(({ score }) => score)), faults: reviews.flatMap(({ faults }) => faults) }
