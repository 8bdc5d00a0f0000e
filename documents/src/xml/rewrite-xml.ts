import { RefusalError } from '../refusal.ts'
import { decodeXml } from './decode-xml.ts'
import { type XmlBlocks, XmlSplicer } from './xml-splicer.ts'

/** Visits the blocks of an XML document, until `isDone`. */
export async function visitXml(
  chunks: AsyncIterable<Buffer>,
  blocks: XmlBlocks,
  isDone: () => boolean = () => false,
): Promise<void> {
  const splicer = new XmlSplicer(blocks)
  for await (const text of decodeXml(chunks, { keepsMark: true })) {
    splicer.write(text)
    splicer.takeOutput()
    if (isDone()) return
  }
  splicer.end()
}

/** The document with the edits of its blocks, in the same encoding. `onEnd` says whether there were any. */
export async function* rewriteXml(
  chunks: AsyncIterable<Buffer>,
  blocks: XmlBlocks,
  onEnd: (hasChanges: boolean) => void,
): AsyncGenerator<Buffer> {
  const splicer = new XmlSplicer(blocks)
  let encode = encoders['utf-8'] as Encode
  const onEncoding = (name: string): void => {
    const found = encoders[name]
    if (!found) throw new RefusalError('broken', `XML in ${name}`)
    encode = found
  }
  for await (const text of decodeXml(chunks, { keepsMark: true, onEncoding })) {
    splicer.write(text)
    yield encode(splicer.takeOutput())
  }
  splicer.end()
  yield encode(splicer.takeOutput())
  onEnd(splicer.hasChanges)
}

type Encode = (text: string) => Buffer

const encodeUtf8: Encode = (text) => Buffer.from(text)
const encoders: Readonly<Record<string, Encode>> = {
  'utf-8': encodeUtf8,
  utf8: encodeUtf8,
  'us-ascii': encodeUtf8,
  ascii: encodeUtf8,
  'utf-16le': (text) => Buffer.from(text, 'utf16le'),
  'utf-16be': (text) => Buffer.from(text, 'utf16le').swap16(),
}
