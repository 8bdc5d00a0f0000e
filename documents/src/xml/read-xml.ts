import { decodeXml } from './decode-xml.ts'
import { type XmlEvents, XmlReader, type XmlRules } from './xml-reader.ts'

/** Reads XML in one pass and reports events. */
export async function readXml(chunks: AsyncIterable<Buffer>, rules: XmlRules, events: XmlEvents): Promise<void> {
  const reader = new XmlReader(rules, events)
  for await (const text of decodeXml(chunks)) reader.write(text)
  reader.end()
}
