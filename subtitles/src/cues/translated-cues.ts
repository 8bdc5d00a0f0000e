import type { SubtitleRules } from '../checks/rules.ts'
import type { Cue } from '../model/cue.ts'
import { frameToMs } from '../time/frame-rate.ts'
import { buildCues } from './build-cues.ts'
import type { Sentence } from './split-sentences.ts'
import { spreadWords } from './spread-words.ts'
import { timeCues } from './time-cues.ts'

/** A cue, and the sentence that it is a part of. */
export type TranslatedCue = Cue & { readonly sentence: number }

/** How long the last sentence may be shown after its end. */
const afterLastMs = 2000

/** Cues of translated sentences, each within the time of its source and the pause after it. */
export function buildTranslatedCues(
  sentences: readonly Sentence[],
  translations: readonly string[],
  rules: SubtitleRules,
): TranslatedCue[] {
  const gapMs = frameToMs(rules.gapFrames, rules.frameRate)
  const cues = sentences.flatMap((sentence, index) => {
    const nextStartMs = sentences[index + 1]?.words[0].startMs
    const lastEndMs = sentence.words.at(-1)?.endMs ?? 0
    const freeUntilMs = nextStartMs === undefined ? lastEndMs + afterLastMs : nextStartMs - gapMs
    const words = spreadWords(translations[index] ?? '', sentence, freeUntilMs, rules)
    return buildCues(words, rules).map((cue): TranslatedCue => ({ ...cue, sentence: index }))
  })
  // Sentences were timed one by one. Once more together, so that none runs into the next.
  return timeCues(cues, rules)
}
