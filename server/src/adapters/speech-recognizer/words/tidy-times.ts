import type { SpokenWord } from '../../../ports/speech-recognizer.ts'

const shortestWordMs = 60

/** Puts times in order, within the window, with some time for each word. */
export function tidyTimes(words: readonly SpokenWord[], fromMs: number, toMs: number): readonly SpokenWord[] {
  let last = fromMs
  return words
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, startMs, endMs }) => {
      const start = Math.min(Math.max(startMs, last), Math.max(toMs - shortestWordMs, last))
      const end = Math.min(Math.max(endMs, start + shortestWordMs), Math.max(toMs, start + shortestWordMs))
      last = end
      return { text: text.trim(), startMs: Math.round(start), endMs: Math.round(end) }
    })
}
