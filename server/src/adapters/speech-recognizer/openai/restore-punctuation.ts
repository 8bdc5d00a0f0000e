import type { SpokenWord } from '../../../ports/speech-recognizer.ts'
import { toBareWord } from '../words/bare-word.ts'

/**
 * OpenAI's words come without punctuation, which cues need to end sentences. The text has it: its words take the times of the
 * same words. Where the two disagree, the words stay as they came.
 */
export function restorePunctuation(words: readonly SpokenWord[], text: string): readonly SpokenWord[] {
  const restored: SpokenWord[] = []
  let next = 0
  for (const part of text.split(/\s+/)) {
    const word = toBareWord(part)
    const last = restored.at(-1)
    if (word === '') {
      if (last && part !== '') restored[restored.length - 1] = { ...last, text: `${last.text} ${part}` }
      continue
    }
    const first = words[next]
    let heard = ''
    while (heard.length < word.length && next < words.length) {
      heard += toBareWord(words[next]?.text ?? '')
      next += 1
    }
    const end = words[next - 1]
    if (heard !== word || !first || !end) return words
    restored.push({ text: part, startMs: first.startMs, endMs: end.endMs })
  }
  return next === words.length ? restored : words
}
