import type { ReviewTexts } from '@portolan/contract/machine-translation/messages/review'
import { bestScore, joinReviews, type QualityReview } from '@portolan/contract/machine-translation/review'
import { countFaults, wordReview } from '@portolan/contract/machine-translation/word-review'
import type { Translation } from '../translate-pieces.ts'

export type Findings = {
  readonly score: number
  readonly reason: string
  readonly faults: QualityReview['faults']
  readonly isBelowBest: boolean
}

/** One review of the whole text, worded here so that a kept text follows the language of the page. */
export function joinFindings({ reviews }: Translation, t: ReviewTexts): Findings | null {
  const joined = joinReviews(reviews)
  if (!joined) return null
  return {
    ...joined,
    reason: wordReview(countFaults(joined.faults), joined.score, t),
    isBelowBest: joined.score < bestScore,
  }
}
