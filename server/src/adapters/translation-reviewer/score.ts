import type { FoundFault, Review, ReviewedSegment, SegmentFault } from '../../ports/translation-reviewer.ts'
import { plainText } from './plain-text.ts'

/** How many points a fault takes from its segment. */
const costs: Readonly<Record<SegmentFault, number>> = {
  empty: 4,
  not_translated: 4,
  placeholders_differ: 3,
  wrong_language: 3,
  numbers_differ: 2,
  length_unlikely: 2,
  other: 1,
  brackets_differ: 1,
  punctuation_differs: 1,
  term_not_used: 1,
}

export const costOf = (faults: readonly { readonly fault: SegmentFault }[]): number =>
  faults.reduce((total, { fault }) => total + costs[fault], 0)

/** The mean of all segments by their length. A text with a fault has at most 4, so 5 means that none was found. */
export function scoreOf(segments: readonly ReviewedSegment[], faults: readonly FoundFault[]): Review['score'] {
  if (faults.length === 0) return 5
  const bySegment = Map.groupBy(faults, ({ segment }) => segment)
  let weights = 0
  let points = 0
  for (const [index, { source }] of segments.entries()) {
    const weight = Math.max(1, plainText(source).length)
    weights += weight
    points += weight * Math.max(1, 5 - costOf(bySegment.get(index) ?? []))
  }
  return toScore(Math.min(4, points / weights))
}

const scores = [1, 2, 3, 4, 5] as const

/** The nearest whole score. */
export const toScore = (points: number): Review['score'] => scores.findLast((score) => score <= Math.round(points)) ?? 1
