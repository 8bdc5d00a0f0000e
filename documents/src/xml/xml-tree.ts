import { orRefusal, type Refusal, RefusalError } from '../refusal.ts'
import { replaceCharacterReferences } from '../text/named-characters.ts'
import { eachAttribute } from './attributes.ts'
import { XmlReader } from './xml-reader.ts'

/** An element of a small XML message. */
export type XmlNode = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlNode[]
  /** Its own text, without that of its children. */
  readonly text: string
}

export type XmlTreeLimits = { readonly characters: number; readonly depth: number; readonly milliseconds: number }

type OpenNode = { name: string; attributes: Record<string, string>; children: XmlNode[]; text: string }

const chunkCharacters = 16 * 1024

/** Reads a whole message into memory. Entities are refused and a document type is never fetched. */
export function readXmlTree(xml: string, limits: XmlTreeLimits): Promise<XmlNode | Refusal> {
  return orRefusal(async () => {
    if (xml.length > limits.characters) throw new RefusalError('too_large_to_read', `${xml.length} characters`)
    const until = performance.now() + limits.milliseconds
    const root: OpenNode = { name: '', attributes: {}, children: [], text: '' }
    const open = [root]
    const reader = new XmlReader(
      { mayHaveDoctype: true },
      {
        open(name, attributes) {
          if (open.length > limits.depth) throw new RefusalError('nested_too_deep', 'XML')
          const node = { name, attributes: readAttributes(attributes), children: [], text: '' }
          open.at(-1)?.children.push(node)
          open.push(node)
        },
        text(text) {
          const node = open.at(-1)
          if (node) node.text += text
        },
        close: () => open.pop(),
      },
    )
    // A byte order mark is no text of the message.
    const text = xml.replace(/^\uFEFF/, '')
    for (let at = 0; at < text.length; at += chunkCharacters) {
      if (performance.now() > until) throw new RefusalError('out_of_time', 'XML')
      reader.write(text.slice(at, at + chunkCharacters))
    }
    reader.end()
    const [first] = root.children
    if (!first) throw new RefusalError('empty', 'XML without an element')
    return first
  })
}

const readAttributes = (attributes: string): Record<string, string> =>
  Object.fromEntries([...eachAttribute(attributes)].map(({ name, value }) => [name, replaceCharacterReferences(value)]))
