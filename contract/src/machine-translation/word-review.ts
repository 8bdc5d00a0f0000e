import type { ReviewTexts } from './messages/review.ts'
import { bestScore, SegmentFault } from './review.ts'

export type FaultCounts = Readonly<Partial<Record<SegmentFault, number>>>

/** Counts each kind of fault. */
export function countFaults(faults: readonly { readonly fault: SegmentFault }[]): FaultCounts {
  const groups = Map.groupBy(faults, ({ fault }) => fault)
  return Object.fromEntries([...groups].map(([fault, found]) => [fault, found.length]))
}

/** The reason of a score: a sentence for every kind of fault. */
export function wordReview(counts: FaultCounts, score: number, t: ReviewTexts): string {
  const sentences = SegmentFault.options.flatMap((fault) => {
    const count = counts[fault] ?? 0
    return count > 0 ? [t(fault, { count })] : []
  })
  if (sentences.length > 0) return sentences.join(' ')
  return t(score < bestScore ? 'meaning_not_checked' : 'no_fault')
}
