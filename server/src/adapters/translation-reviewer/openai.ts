import type { FoundFault, Review, TaggedText, TranslationReviewer } from '../../ports/translation-reviewer.ts'
import { checkSegment } from './checks/check-segment.ts'
import type { DetectLanguage } from './checks/language.ts'
import { type AskModel, askModel } from './model/ask-model.ts'
import { describeCorrection, readCorrections } from './model/correction.ts'
import { cutIntoParts } from './model/cut-into-parts.ts'
import { isAcceptable } from './model/is-acceptable.ts'
import { describeReview, readReview } from './model/review.ts'
import { scoreOf, toScore } from './score.ts'

export type OpenaiReviewerOptions = {
  readonly ask: AskModel
  readonly isLocal: boolean
  readonly detectLanguage: DetectLanguage
}

/**
 * Reviews and corrects with a chat model. What can be checked without one is checked as well, so that neither the model
 * nor a text that talks to it can hide a lost number.
 */
export function openaiReviewer({ ask, isLocal, detectLanguage }: OpenaiReviewerOptions): TranslationReviewer {
  return {
    name: 'openai',
    isRemote: !isLocal,
    judgesMeaning: true,
    async review(segments, pair, { terms, signal }) {
      const options = { ...pair, terms, detectLanguage }
      const faults: FoundFault[] = []
      let worst = 5
      for (const part of cutIntoParts(segments)) {
        const question = describeReview(part, pair, terms)
        const found = readReview(await askModel(ask, question, signal), part)
        worst = Math.min(worst, found.score)
        faults.push(...found.faults)
        const checked = await Promise.all(part.map(({ segment }) => checkSegment(segment, options)))
        for (const [position, { index }] of part.entries())
          for (const fault of checked[position] ?? []) faults.push({ segment: index, ...fault })
      }
      const unique = dropRepeated(faults)
      return { score: toScore(Math.min(worst, scoreOf(segments, unique))), faults: unique } satisfies Review
    },
    async postEdit(segments, pair, { terms, signal }) {
      const options = { ...pair, terms, detectLanguage }
      const corrected: TaggedText[] = segments.map(({ target }) => target)
      for (const part of cutIntoParts(segments)) {
        const question = describeCorrection(part, pair, terms)
        const corrections = readCorrections(await askModel(ask, question, signal))
        for (const { index, segment } of part) {
          const target = corrections.get(index)
          if (target !== undefined && (await isAcceptable(segment, target, options))) corrected[index] = target
        }
      }
      return corrected
    },
  }
}

/** The model and the checks often find the same. */
function dropRepeated(faults: readonly FoundFault[]): readonly FoundFault[] {
  const isSame = (one: FoundFault, other: FoundFault) =>
    one.segment === other.segment && one.fault === other.fault && one.fault !== 'other'
  return faults.filter(
    (fault, index) => faults.findIndex((each) => isSame(each, fault)) >= index || fault.fault === 'other',
  )
}
