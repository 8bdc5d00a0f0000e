import { countColumns } from '../checks/count-columns.ts'
import type { SubtitleRules } from '../checks/rules.ts'
import type { Sentence } from './split-sentences.ts'
import type { Word } from './word.ts'

/**
 * Word times for a translated sentence, in proportion to the source, so that pauses stay where they are. A translation that
 * needs more time to read takes it from the pause after the sentence.
 */
export function spreadWords(text: string, { words }: Sentence, freeUntilMs: number, rules: SubtitleRules): Word[] {
  const parts = splitWords(text, rules)
  const characters = parts.reduce((sum, part) => sum + part.length, 0)
  const [{ startMs, speaker }] = words
  const sourceEndMs = words.at(-1)?.endMs ?? startMs
  const neededMs = (countColumns(text, rules) / rules.wantedSpeed) * 1000
  const endMs = Math.max(sourceEndMs, startMs + 1, Math.min(freeUntilMs, startMs + neededMs))
  const stretch = sourceEndMs > startMs ? (endMs - startMs) / (sourceEndMs - startMs) : undefined
  const timeAt = (share: number): number =>
    Math.round(
      stretch === undefined
        ? startMs + share * (endMs - startMs)
        : startMs + (sourceTimeAt(words, share) - startMs) * stretch,
    )
  let read = 0
  return parts.map((part) => {
    const from = timeAt(read / characters)
    read += part.length
    const to = Math.max(from + 1, timeAt(read / characters))
    return { text: part, startMs: from, endMs: to, ...(speaker === undefined ? {} : { speaker }) }
  })
}

/** When a share, from 0 to 1, of the characters of a sentence was spoken. */
function sourceTimeAt(words: Sentence['words'], share: number): number {
  let left = share * words.reduce((sum, { text }) => sum + text.length, 0)
  for (const { text, startMs, endMs } of words) {
    if (left <= text.length) return startMs + (text.length > 0 ? left / text.length : 0) * (endMs - startMs)
    left -= text.length
  }
  return words.at(-1)?.endMs ?? 0
}

function splitWords(text: string, { hasNoSpaces }: SubtitleRules): string[] {
  if (!hasNoSpaces) return text.split(/\s+/).filter((part) => part !== '')
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)
  return [...segments].map(({ segment }) => segment).filter((segment) => segment.trim() !== '')
}
