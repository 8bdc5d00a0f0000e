import type { LanguagePair, TaggedText } from './translation-engine.ts'

export type { LanguagePair, TaggedText }

export type ReviewedSegment = { readonly source: TaggedText; readonly target: TaggedText }

/** A term that the client wants translated in one way; `target` equals `source` if it must stay as it is. */
export type RequiredTerm = { readonly source: string; readonly target: string }

export type SegmentFault =
  | 'numbers_differ'
  | 'placeholders_differ'
  | 'not_translated'
  | 'empty'
  | 'length_unlikely'
  | 'punctuation_differs'
  | 'brackets_differ'
  | 'wrong_language'
  | 'term_not_used'
  /** Found by a language model, which explains it in `detail`. */
  | 'other'

export type FoundFault = {
  /** The position of the segment. */
  readonly segment: number
  readonly fault: SegmentFault
  /** What differs, for example the missing number; empty if there is nothing to add. */
  readonly detail: string
}

/** 1 is the worst, 5 means that no fault was found. */
export type Review = { readonly score: 1 | 2 | 3 | 4 | 5; readonly faults: readonly FoundFault[] }

/** Checks translations, and corrects them where it can. */
export type TranslationReviewer = {
  readonly name: string
  /** True if texts leave the provider's machines. */
  readonly isRemote: boolean
  /** False if it finds only what can be found without understanding the texts. */
  readonly judgesMeaning: boolean
  /** Throws TranslationReviewerError. */
  review(
    segments: readonly ReviewedSegment[],
    pair: LanguagePair,
    options: { readonly terms: readonly RequiredTerm[]; readonly signal: AbortSignal },
  ): Promise<Review>
  /** The corrected translations, in order. Throws TranslationReviewerError. */
  postEdit(
    segments: readonly ReviewedSegment[],
    pair: LanguagePair,
    options: { readonly terms: readonly RequiredTerm[]; readonly signal: AbortSignal },
  ): Promise<readonly TaggedText[]>
}

/** The message holds no text of a client, so it may be logged. */
export class TranslationReviewerError extends Error {
  override name = 'TranslationReviewerError'
  readonly retry: 'later' | 'never'

  constructor(message: string, retry: 'later' | 'never') {
    super(message)
    this.retry = retry
  }
}
