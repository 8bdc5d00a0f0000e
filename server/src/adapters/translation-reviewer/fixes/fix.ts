import type { RequiredTerm, TaggedText } from '../../../ports/translation-reviewer.ts'

type FixedSegment = {
  readonly source: TaggedText
  readonly target: TaggedText
  /** BCP 47 tags. */
  readonly from: string
  readonly to: string
  readonly terms: readonly RequiredTerm[]
}

/** Returns the corrected translation, or the same if there is nothing it is sure about. */
export type Fix = (segment: FixedSegment) => TaggedText
