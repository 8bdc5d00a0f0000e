import type { SpokenWord } from '../../../ports/speech-recognizer.ts'
import { toBareWord } from './bare-word.ts'

const longestPhrase = 6
const mostRepeatedWords = 8
const mostWordsPerSecond = 7

/** Whisper can repeat a phrase without end. Such words repeat a phrase, or come faster than anyone speaks. */
export const isLoop = (words: readonly SpokenWord[], seconds: number): boolean =>
  countRepeatedWords(words) >= mostRepeatedWords || words.length / Math.max(seconds, 1) > mostWordsPerSecond

/** The words by which the longest repetition of a phrase goes beyond its first occurrence. */
function countRepeatedWords(words: readonly SpokenWord[]): number {
  const texts = words.map(({ text }) => toBareWord(text))
  let most = 0
  for (let size = 1; size <= longestPhrase; size += 1) {
    let run = 0
    for (let at = 0; at + size < texts.length; at += 1) {
      run = texts[at] !== '' && texts[at] === texts[at + size] ? run + 1 : 0
      most = Math.max(most, run)
    }
  }
  return most
}
