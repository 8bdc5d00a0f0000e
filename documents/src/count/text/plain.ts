import type { Tally } from '../text-counter.ts'
import { linesOf } from './lines.ts'

/** What a counter of a text format is given: the decoded text in pieces, and where to add what it finds. */
export type CountText = (text: AsyncIterable<string>, tally: Tally) => Promise<void>

export const countPlain: CountText = async (text, tally) => {
  for await (const piece of text) tally.add(piece)
}

/** Counts line by line what `wordsOf` leaves of each. */
export const byLine =
  (newFormat: () => (line: string) => string): CountText =>
  async (text, tally) => {
    const textOf = newFormat()
    for await (const line of linesOf(text)) {
      tally.add(textOf(line))
      tally.endWord()
    }
  }
