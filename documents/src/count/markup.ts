import type { XmlEvents } from '../xml/xml-reader.ts'
import type { Tally } from './tally.ts'

/** Where the words of a markup are. */
export type Markup = {
  /** Elements whose text counts. */
  readonly texts: ReadonlySet<string>
  /** Elements that begin and end a line. */
  readonly blocks: ReadonlySet<string>
  /** Elements that stand for a character. */
  readonly marks: ReadonlyMap<string, string>
  /** Elements nothing of which counts. */
  readonly unread: ReadonlySet<string>
}

export function countMarkup(markup: Markup, tally: Tally): XmlEvents {
  let texts = 0
  let unread = 0
  return {
    open(name) {
      if (markup.unread.has(name)) unread++
      if (unread > 0) return
      if (markup.texts.has(name)) texts++
      if (markup.blocks.has(name)) tally.endWord()
      const mark = markup.marks.get(name)
      if (mark !== undefined) tally.add(mark)
    },
    text(piece) {
      if (texts > 0 && unread === 0) tally.add(piece)
    },
    close(name) {
      if (unread === 0) {
        if (markup.texts.has(name)) texts--
        if (markup.blocks.has(name)) tally.endWord()
      }
      if (markup.unread.has(name)) unread--
    },
  }
}
