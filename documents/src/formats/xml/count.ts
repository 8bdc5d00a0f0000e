import { inlineTags } from '../../count/placeholders.ts'
import { readAttribute } from '../../xml/attributes.ts'
import { XmlReader } from '../../xml/xml-reader.ts'
import type { CountText } from '../txt/count.ts'

/** Inline elements of DITA and DocBook. */
const inline = new Set([
  ...inlineTags,
  ...'apiname cmdname codeph emphasis filename filepath foreign guilabel keyword link menucascade msgph option parmname systemoutput tm term tt uicontrol userinput varname wintitle xref'.split(
    ' ',
  ),
])
/** Notes for editors in .NET resource files and DITA drafts. */
const unread = new Set(['resheader', 'comment', 'draft-comment', 'required-cleanup'])

/** Counts all text between tags, except where it is marked as not to be translated. Attributes do not count. */
export const countXml: CountText = async (text, textCounter) => {
  let depth = 0
  let unreadFrom = 0
  let root = ''
  const isUnread = (name: string, attributes: string): boolean => {
    if (readAttribute(attributes, 'translate') === 'no' || readAttribute(attributes, 'translatable') === 'false')
      return true
    if (root !== 'root' && root !== 'topic' && name === 'comment') return false
    return unread.has(name)
  }
  const reader = new XmlReader(
    { mayHaveDoctype: true },
    {
      open(name, attributes) {
        depth++
        root ||= name
        if (unreadFrom > 0) return
        if (isUnread(name, attributes)) unreadFrom = depth
        if (!inline.has(localName(name))) textCounter.endWord()
      },
      text(piece) {
        if (unreadFrom === 0) textCounter.add(piece)
      },
      close(name) {
        if (unreadFrom === depth) unreadFrom = 0
        depth--
        if (unreadFrom === 0 && !inline.has(localName(name))) textCounter.endWord()
      },
    },
  )
  for await (const piece of text) reader.write(piece)
  reader.end()
}

const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1)
