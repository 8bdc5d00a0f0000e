import { readAttribute } from '../../xml/attributes.ts'
import { XmlReader } from '../../xml/xml-reader.ts'
import { inlineTags } from './placeholders.ts'
import type { CountText } from './plain.ts'

/** Elements of DITA and DocBook that stand in a sentence, as some of HTML do. */
const inline = new Set([
  ...inlineTags,
  ...'apiname cmdname codeph emphasis filename filepath foreign guilabel keyword link menucascade msgph option parmname systemoutput tm term tt uicontrol userinput varname wintitle xref'.split(
    ' ',
  ),
])
/** Of resource files of .NET, and drafts of DITA: notes for the people who work on the file. */
const unread = new Set(['resheader', 'comment', 'draft-comment', 'required-cleanup'])

/** All text between tags, but for what says that it is not to be translated. Attributes are not text. */
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
