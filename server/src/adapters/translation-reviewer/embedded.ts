import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { FoundFault, ReviewedSegment, TranslationReviewer } from '../../ports/translation-reviewer.ts'
import { checkSegment } from './checks/check-segment.ts'
import type { DetectLanguage } from './checks/language.ts'
import { postEditSegment } from './fixes/post-edit-segment.ts'
import { scoreOf } from './score.ts'

/** Checked together, so that their languages are detected in one go. Other work gets its turn between two groups. */
const segmentsPerGroup = 100

/** Finds and corrects what can be found without understanding the text. Says nothing about its meaning. */
export function embeddedReviewer({ detectLanguage }: { readonly detectLanguage: DetectLanguage }): TranslationReviewer {
  return {
    name: 'embedded',
    isRemote: false,
    judgesMeaning: false,
    async review(segments, pair, { terms, signal }) {
      const options = { ...pair, terms, detectLanguage }
      const found = await inGroups(segments, signal, (segment) => checkSegment(segment, options))
      const faults = found.flatMap((own, segment) => own.map((fault): FoundFault => ({ segment, ...fault })))
      return { score: scoreOf(segments, faults), faults }
    },
    async postEdit(segments, pair, { terms, signal }) {
      const options = { ...pair, terms, detectLanguage }
      return inGroups(segments, signal, (segment) => postEditSegment(segment, options))
    },
  }
}

async function inGroups<Result>(
  segments: readonly ReviewedSegment[],
  signal: AbortSignal,
  work: (segment: ReviewedSegment) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (let start = 0; start < segments.length; start += segmentsPerGroup) {
    signal.throwIfAborted()
    if (start > 0) await yieldToOthers()
    results.push(...(await Promise.all(segments.slice(start, start + segmentsPerGroup).map(work))))
  }
  return results
}
