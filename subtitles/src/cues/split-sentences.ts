import type { SubtitleRules } from '../checks/rules.ts'
import { endsSentence } from './break-cost.ts'
import { joinWords, type Word } from './word.ts'

/** A sentence of a transcript, which is translated as one. It has at least one word. */
export type Sentence = { readonly text: string; readonly words: readonly [Word, ...Word[]] }

const abbreviation = /^(?:mr|mrs|ms|dr|st|prof|no|vs|etc|e\.g|i\.e|\p{Lu})\.$/iu
/** Recognizers may leave out all punctuation. */
const mostWords = 60

/** A pause or another speaker ends a sentence, too: what follows has its own time. */
export function splitSentences(words: readonly Word[], rules: SubtitleRules): Sentence[] {
  const sentences: Sentence[] = []
  let open: Word[] = []
  for (const [index, word] of words.entries()) {
    open.push(word)
    if (!endsAt(word, words[index + 1], open.length, rules)) continue
    const [first, ...rest] = open
    if (first) sentences.push({ text: joinWords(open, rules), words: [first, ...rest] })
    open = []
  }
  return sentences
}

function endsAt(word: Word, next: Word | undefined, length: number, { pauseMs }: SubtitleRules): boolean {
  if (!next || length >= mostWords || next.speaker !== word.speaker) return true
  if (next.startMs - word.endMs >= pauseMs) return true
  return endsSentence(word.text) && !abbreviation.test(word.text)
}
