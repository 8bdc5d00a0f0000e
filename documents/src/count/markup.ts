import { readAttribute } from '../xml/attributes.ts'
import type { XmlEvents } from '../xml/xml-reader.ts'
import type { CountNote } from './text-count.ts'
import type { TextCounter } from './text-counter.ts'

/** Which elements of a format hold text. */
export type Markup = {
  /** Elements whose text counts. */
  readonly texts: ReadonlySet<string>
  /** Elements that begin and end a line. */
  readonly blocks: ReadonlySet<string>
  /** Elements that are replaced by a character. */
  readonly marks: ReadonlyMap<string, string>
  /** Elements whose content does not count. */
  readonly unread: ReadonlySet<string>
  /** Elements that add a note. */
  readonly noted: ReadonlyMap<string, CountNote>
}

/** A shape may be hidden by a property inside it. */
const shapes = new Set(['p:sp', 'p:graphicFrame', 'p:grpSp', 'xdr:sp', 'xdr:grpSp'])
const shapeProperties = new Set(['p:cNvPr', 'xdr:cNvPr'])

export function countMarkup(markup: Markup, textCounter: TextCounter): XmlEvents {
  const openShapes: number[] = []
  let depth = 0
  let texts = 0
  let unreadFrom = 0
  let isHidden = false
  return {
    open(name, attributes) {
      depth++
      if (unreadFrom > 0) return
      if (markup.unread.has(name)) {
        unreadFrom = depth
        return
      }
      if (shapes.has(name)) openShapes.push(depth)
      if (shapeProperties.has(name) && isOn(readAttribute(attributes, 'hidden'))) {
        unreadFrom = openShapes.at(-1) ?? 0
        isHidden = unreadFrom > 0
        return
      }
      if (markup.texts.has(name)) texts++
      if (markup.blocks.has(name)) textCounter.endWord()
      const mark = markup.marks.get(name)
      if (mark !== undefined) textCounter.add(mark)
      const note = markup.noted.get(name)
      if (note !== undefined) textCounter.note(note)
    },
    text(piece) {
      if (isHidden && piece.trim() !== '') textCounter.note('hidden_text')
      if (texts > 0 && unreadFrom === 0) textCounter.add(piece)
    },
    close(name) {
      const wasUnread = unreadFrom > 0
      if (unreadFrom === depth) {
        unreadFrom = 0
        isHidden = false
      }
      if (openShapes.at(-1) === depth) openShapes.pop()
      depth--
      if (wasUnread) return
      if (markup.texts.has(name)) texts--
      if (markup.blocks.has(name)) textCounter.endWord()
    },
  }
}

/** Reads an on/off property of Office XML: any value except `0`, `false` and `off` means on. */
export const isOn = (value: string | undefined, absent = false): boolean =>
  value === undefined ? absent : value !== '0' && value !== 'false' && value !== 'off'
