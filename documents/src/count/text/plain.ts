import type { TextCounter } from '../text-counter.ts'
import { linesOf } from './lines.ts'

/** What a counter of a text format is given: the decoded text in pieces, and where to add what it finds. */
export type CountText = (text: AsyncIterable<string>, textCounter: TextCounter) => Promise<void>

export const countPlain: CountText = async (text, textCounter) => {
  for await (const piece of text) textCounter.add(piece)
}

/** Counts line by line what `wordsOf` leaves of each. */
export const byLine =
  (newFormat: () => (line: string) => string): CountText =>
  async (text, textCounter) => {
    const textOf = newFormat()
    for await (const line of linesOf(text)) {
      textCounter.add(textOf(line))
      textCounter.endWord()
    }
  }
