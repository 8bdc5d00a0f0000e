import { readAttribute } from '../../xml/attributes.ts'
import { XmlReader } from '../../xml/xml-reader.ts'
import type { CountText } from '../txt/count.ts'

/** Elements without source text: earlier matches, terms, and in 1.2 the code of inline tags. */
const unread = /(?:^|:)(?:alt-trans|matches|glossary|notes?|originalData|seg-source|target|bpt|ept|ph|it)$/
const unit = /(?:^|:)(?:file|group|trans-unit|unit)$/
const source = /(?:^|:)source$/

/** Counts the source texts of XLIFF 1.2 and 2. */
export const countXliff: CountText = async (text, textCounter) => {
  let depth = 0
  let unreadFrom = 0
  let sourceFrom = 0
  const reader = new XmlReader(
    { mayHaveDoctype: true },
    {
      open(name, attributes) {
        depth++
        if (unreadFrom > 0) return
        const isProtected = unit.test(name) && readAttribute(attributes, 'translate') === 'no'
        if (isProtected || unread.test(name)) unreadFrom = depth
        else if (sourceFrom === 0 && source.test(name)) sourceFrom = depth
      },
      text(piece) {
        if (sourceFrom > 0 && unreadFrom === 0) textCounter.add(piece)
      },
      close() {
        if (depth === sourceFrom) {
          textCounter.endWord()
          sourceFrom = 0
        }
        if (depth === unreadFrom) unreadFrom = 0
        depth--
      },
    },
  )
  for await (const piece of text) reader.write(piece)
  reader.end()
}
