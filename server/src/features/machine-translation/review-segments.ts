import type { QualityReview } from '@portolan/contract/machine-translation/review'
import { countFaults } from '@portolan/contract/machine-translation/word-review'
import type { Log } from '../../platform/log.ts'
import type { LanguagePair, PairQuality } from '../../ports/translation-engine.ts'
import {
  type RequiredTerm,
  type Review,
  type ReviewedSegment,
  type TranslationReviewer,
  TranslationReviewerError,
} from '../../ports/translation-reviewer.ts'
import { mayUse } from './engines/choose-engines.ts'
import type { EffectiveSettings } from './settings/effective-settings.ts'
import { type RecordNeeds, recordUse } from './usage/record-use.ts'
import type { ScoreWording } from './word-scores.ts'

type Needs = { readonly reviewers: readonly TranslationReviewer[]; readonly log: Log }
type ReviewNeeds = Needs & RecordNeeds

export const chooseReviewers = (
  { reviewers }: Pick<Needs, 'reviewers'>,
  settings: EffectiveSettings,
): readonly TranslationReviewer[] => reviewers.filter((reviewer) => mayUse(reviewer, settings))

/** Only with a reviewer that understands texts: without one, most texts would come back as they were. */
export const isPostEditingOffered = (needs: Pick<Needs, 'reviewers'>, settings: EffectiveSettings): boolean =>
  settings.enableAiPostEditing && chooseReviewers(needs, settings).some(({ judgesMeaning }) => judgesMeaning)

type ReviewOrder = {
  readonly clientId: number
  readonly pair: LanguagePair
  /** What readers can expect of the engine. */
  readonly quality: PairQuality
  readonly settings: EffectiveSettings
  readonly terms: readonly RequiredTerm[]
  readonly signal: AbortSignal
}

/** Null if the client does not use reviews or no reviewer can answer: a translation is worth having without. */
export async function reviewSegments(
  needs: ReviewNeeds,
  segments: readonly ReviewedSegment[],
  { clientId, pair, quality, settings, terms, signal }: ReviewOrder,
): Promise<Review | null> {
  if (!settings.enableAiLinguisticQualityReview || segments.length === 0) return null
  for (const reviewer of chooseReviewers(needs, settings)) {
    try {
      const review = await reviewer.review(segments, pair, { terms, signal })
      await recordReview(needs, clientId, reviewer, segments)
      return reviewer.judgesMeaning ? review : { ...review, score: min(review.score, bestScores[quality]) }
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof TranslationReviewerError)) throw error
      needs.log.warn({ err: error, reviewer: reviewer.name }, 'a review failed')
    }
  }
  return null
}

/** Five stars need a reviewer that judges the meaning. Others never say more than the engine promises. */
const bestScores: Readonly<Record<PairQuality, Review['score']>> = { gist: 2, fair: 3, good: 4 }
const min = (one: Review['score'], other: Review['score']) => (one < other ? one : other)

/** The checks on the provider's own machines cost nothing and are not counted. */
async function recordReview(
  needs: RecordNeeds,
  clientId: number,
  { name, isRemote }: TranslationReviewer,
  segments: readonly ReviewedSegment[],
): Promise<void> {
  if (!isRemote && needs.enginePrices[name] === undefined) return
  const characters = segments.reduce((sum, { source, target }) => sum + source.length + target.length, 0)
  await recordUse(needs, clientId, name, characters, { isReview: true })
}

/** The review as the contract has it, with its reason in the reader's language. */
export function presentReview(
  { score, faults }: Review,
  segments: readonly ReviewedSegment[],
  word: ScoreWording,
): QualityReview {
  return {
    score,
    scoreReason: word(countFaults(faults), score),
    faults: faults.map(({ segment, fault, detail }) => ({
      fault,
      detail,
      source: segments[segment]?.source ?? '',
      target: segments[segment]?.target ?? '',
    })),
  }
}
