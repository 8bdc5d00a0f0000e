import type { TextCounter } from '../../count/text-counter.ts'
import { linesOf } from '../../text/lines.ts'

/** Counts the decoded text of one format, which comes in chunks, into `textCounter`. */
export type CountText = (text: AsyncIterable<string>, textCounter: TextCounter) => Promise<void>

export const countPlain: CountText = async (text, textCounter) => {
  for await (const piece of text) textCounter.add(piece)
}

/** Builds a counter that passes each line through the function `newFormat` returns and counts the result. */
export const byLine =
  (newFormat: () => (line: string) => string): CountText =>
  async (text, textCounter) => {
    const textOf = newFormat()
    for await (const line of linesOf(text)) {
      textCounter.add(textOf(line))
      textCounter.endWord()
    }
  }
