import type { FoundFault, RequiredTerm, ReviewedSegment } from '../../../ports/translation-reviewer.ts'

export type CheckedSegment = ReviewedSegment & {
  readonly plainSource: string
  readonly plainTarget: string
  /** BCP 47 tags. */
  readonly from: string
  readonly to: string
  readonly terms: readonly RequiredTerm[]
}

export type Fault = Omit<FoundFault, 'segment'>

/** Finds one kind of fault in a segment with a translation. */
export type Check = (segment: CheckedSegment) => readonly Fault[]
