import type { ReviewedSegment, TaggedText } from '../../../ports/translation-reviewer.ts'
import { type CheckOptions, checkSegment } from '../checks/check-segment.ts'
import { costOf } from '../score.ts'
import { fixCapitals } from './capitals.ts'
import { removeDoubledWords } from './doubled-words.ts'
import { addFinalMark } from './final-mark.ts'
import { restoreNumbers } from './numbers.ts'
import { restorePlaceholders } from './placeholders.ts'
import { fixSpaces } from './spaces.ts'
import { addSpanishMarks } from './spanish-marks.ts'
import { restoreTags } from './tags.ts'
import { useTerms } from './terms.ts'

const fixes = [
  restoreTags,
  restorePlaceholders,
  restoreNumbers,
  useTerms,
  fixSpaces,
  removeDoubledWords,
  addFinalMark,
  addSpanishMarks,
  fixCapitals,
]

/** Corrects a translation. Each correction is kept only if the checks find no more faults than before. */
export async function postEditSegment(segment: ReviewedSegment, options: CheckOptions): Promise<TaggedText> {
  const { from, to, terms } = options
  const { source } = segment
  let { target } = segment
  let cost: number | undefined
  for (const fix of fixes) {
    const corrected = fix({ source, target, from, to, terms })
    if (corrected === target) continue
    cost ??= costOf(await checkSegment({ source, target }, options))
    const costAfter = costOf(await checkSegment({ source, target: corrected }, options))
    if (costAfter > cost) continue
    target = corrected
    cost = costAfter
  }
  return target
}
