import type { QualityReview } from '@portolan/contract/machine-translation/review'
import { countFaults } from '@portolan/contract/machine-translation/word-review'
import type { Log } from '../../platform/log.ts'
import type { LanguagePair } from '../../ports/translation-engine.ts'
import {
  type RequiredTerm,
  type Review,
  type ReviewedSegment,
  type TranslationReviewer,
  TranslationReviewerError,
} from '../../ports/translation-reviewer.ts'
import { mayUse } from './engines/choose-engines.ts'
import type { EffectiveSettings } from './settings/effective-settings.ts'

type Needs = { readonly reviewers: readonly TranslationReviewer[]; readonly log: Log }

export const chooseReviewers = ({ reviewers }: Needs, settings: EffectiveSettings): readonly TranslationReviewer[] =>
  reviewers.filter((reviewer) => mayUse(reviewer, settings))

type ReviewOrder = {
  readonly pair: LanguagePair
  readonly settings: EffectiveSettings
  readonly terms: readonly RequiredTerm[]
  readonly signal: AbortSignal
}

/** Null if the client does not use reviews or no reviewer can answer: a translation is worth having without. */
export async function reviewSegments(
  needs: Needs,
  segments: readonly ReviewedSegment[],
  { pair, settings, terms, signal }: ReviewOrder,
): Promise<Review | null> {
  if (!settings.enableAiLinguisticQualityReview || segments.length === 0) return null
  for (const reviewer of chooseReviewers(needs, settings)) {
    try {
      return await reviewer.review(segments, pair, { terms, signal })
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof TranslationReviewerError)) throw error
      needs.log.warn({ err: error, reviewer: reviewer.name }, 'a review failed')
    }
  }
  return null
}

/** The review as the contract has it, with its reason in the reader's language. */
export function presentReview(
  { score, faults }: Review,
  segments: readonly ReviewedSegment[],
  word: (counts: ReturnType<typeof countFaults>) => string,
): QualityReview {
  return {
    score,
    scoreReason: word(countFaults(faults)),
    faults: faults.map(({ segment, fault, detail }) => ({
      fault,
      detail,
      source: segments[segment]?.source ?? '',
      target: segments[segment]?.target ?? '',
    })),
  }
}
