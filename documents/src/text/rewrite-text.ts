import { RefusalError } from '../refusal.ts'
import type { TranslationPass } from '../segments/translation-pass.ts'

/** What a text format gets to work with while it walks through a file. */
export type TextWalk = {
  readonly pass: TranslationPass
  /** Passes text on to the output, which may be that of the source or translated. */
  keep(text: string): void
}

/** Reads as far as it can understand the text, passes all of that on, and returns the position it came to. */
export type WalkText = (text: string, isLast: boolean, walk: TextWalk) => number

/** A longer construct, such as a comment or a string, is not that of a real document. */
const longestConstruct = 8 * 1024 * 1024

/** Walks through a text that comes in chunks. What is not understood yet is read again once it has doubled in size. */
export async function walkChunks(chunks: AsyncIterable<string>, walkText: WalkText, walk: TextWalk): Promise<void> {
  let rest = ''
  let wanted = 0
  for await (const chunk of chunks) {
    rest += chunk
    if (rest.length < wanted) continue
    rest = rest.slice(walkText(rest, false, walk))
    wanted = rest.length * 2
    if (rest.length > longestConstruct) throw new RefusalError('too_large_to_read', 'a text without an end')
  }
  walk.keep(rest.slice(walkText(rest, true, walk)))
}
