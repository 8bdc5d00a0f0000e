import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { FoundFault, TaggedText, TranslationReviewer } from '../../ports/translation-reviewer.ts'
import { checkSegment } from './checks/check-segment.ts'
import type { DetectLanguage } from './checks/language.ts'
import { postEditSegment } from './fixes/post-edit-segment.ts'
import { scoreOf } from './score.ts'

/** After so many segments other work gets its turn. */
const segmentsPerTurn = 50

/** Finds and corrects what can be found without understanding the text. Says nothing about its meaning. */
export function embeddedReviewer({ detectLanguage }: { readonly detectLanguage: DetectLanguage }): TranslationReviewer {
  return {
    name: 'embedded',
    isRemote: false,
    async review(segments, pair, { terms, signal }) {
      const faults: FoundFault[] = []
      for (const [index, segment] of segments.entries()) {
        await takeTurn(index, signal)
        const found = await checkSegment(segment, { ...pair, terms, detectLanguage })
        faults.push(...found.map((fault) => ({ segment: index, ...fault })))
      }
      return { score: scoreOf(segments, faults), faults }
    },
    async postEdit(segments, pair, { terms, signal }) {
      const corrected: TaggedText[] = []
      for (const [index, segment] of segments.entries()) {
        await takeTurn(index, signal)
        corrected.push(await postEditSegment(segment, { ...pair, terms, detectLanguage }))
      }
      return corrected
    },
  }
}

async function takeTurn(index: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  if (index > 0 && index % segmentsPerTurn === 0) await yieldToOthers()
}
