import type { ReviewedSegment, SegmentFault, TaggedText } from '../../../ports/translation-reviewer.ts'
import { type CheckOptions, checkSegment } from '../checks/check-segment.ts'

/** Faults that a correction must not bring in. */
const unacceptable: readonly SegmentFault[] = [
  'empty',
  'placeholders_differ',
  'numbers_differ',
  'length_unlikely',
  'wrong_language',
  'not_translated',
  'term_not_used',
]

/** True if a model's correction has the tags and numbers of the source and looks like a translation of it. */
export async function isAcceptable(
  segment: ReviewedSegment,
  corrected: TaggedText,
  options: CheckOptions,
): Promise<boolean> {
  if (corrected === segment.source && corrected !== segment.target) return false
  const before = await checkSegment(segment, options)
  const after = await checkSegment({ source: segment.source, target: corrected }, options)
  return !after.some(
    ({ fault, detail }) =>
      unacceptable.includes(fault) && !before.some((known) => known.fault === fault && known.detail === detail),
  )
}
