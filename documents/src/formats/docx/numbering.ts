import { betweenRuns, type InlineItem } from '../../segments/inline.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { attributeOf } from '../../xml/element-attributes.ts'
import { childOf } from '../../xml/elements.ts'
import { escapeAttribute } from '../../xml/escape.ts'
import type { XmlBlocks } from '../../xml/xml-splicer.ts'
import { findAttribute } from './attribute-text.ts'

export const numberingPart = /wordprocessingml\.numbering\+xml$/
const word = /\p{L}{2}/u

/** What stands before the numbers of headings and lists, such as “Article %1.”. Bullets are signs. */
export const numberingBlocks = (pass: TranslationPass): XmlBlocks => ({
  names: new Set(['w:lvl']),
  visit(level, xml, edits) {
    const format = childOf(level, 'w:numFmt')
    const label = childOf(level, 'w:lvlText')
    const written = label && findAttribute(xml, label, 'val')
    const isBullet = format && attributeOf(xml, format, 'val') === 'bullet'
    if (!written || isBullet || !word.test(written.value)) return
    const text = pass.translateItems(itemsOf(written.value), { run: (_format, inner) => inner, text: (piece) => piece })
    if (text !== undefined) edits.push({ start: written.start, end: written.end, text: escapeAttribute(text) })
  },
})

const itemsOf = (label: string): InlineItem[] =>
  label
    .split(/(%\d)/)
    .map((piece, index) =>
      index % 2 === 0
        ? { kind: 'text', text: piece, format: 0 }
        : { kind: 'object', markup: piece, format: betweenRuns, readAs: '0' },
    )
