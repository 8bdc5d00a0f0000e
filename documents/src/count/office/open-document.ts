import type { FileType } from '../../file-types.ts'
import { limits } from '../../limits.ts'
import type { Pace } from '../../pace.ts'
import { Refused } from '../../refusal.ts'
import { attributeOf } from '../../xml/attributes.ts'
import { readXml } from '../../xml/read-xml.ts'
import type { XmlEvents } from '../../xml/xml-reader.ts'
import type { Archive } from '../../zip/directory.ts'
import type { Entry } from '../../zip/entry.ts'
import { unpack } from '../../zip/unpack.ts'
import type { Tally } from '../text-counter.ts'
import { OpenDocumentText } from './open-document-text.ts'
import { plausiblePages } from './word.ts'

export type OpenDocumentType = Extract<FileType, 'odt' | 'ods' | 'odp'>

const embedded = /^Object [^/]{1,99}\/content\.xml$/

/** The content, the headers and footers of a text, and charts. A slide is a page; a text says how many it has. */
export async function countOpenDocument(
  archive: Archive,
  type: OpenDocumentType,
  tally: Tally,
  pace: Pace,
): Promise<number | undefined> {
  const read = (entry: Entry, events: XmlEvents): Promise<void> => {
    if (entry.bytes > limits.xmlPartBytes) throw new Refused('archive_bomb', entry.name)
    return readXml(unpack(archive.source, entry, pace), { mayHaveDoctype: true }, events)
  }
  const part = (name: string): Entry | undefined => archive.entries.find((entry) => entry.name === name)
  const content = part('content.xml')
  if (!content) throw new Refused('broken', 'OpenDocument without content')
  const body = new OpenDocumentText(type, 'content', tally)
  await read(content, body)
  const styles = part('styles.xml')
  if (styles && type === 'odt') await read(styles, new OpenDocumentText(type, 'styles', tally))
  for (const entry of archive.entries)
    if (embedded.test(entry.name)) await read(entry, new OpenDocumentText(type, 'chart', tally))
  if (type === 'odp') return body.slides > 0 ? body.slides : undefined
  const meta = part('meta.xml')
  if (type === 'ods' || !meta) return undefined
  let pages = 0
  await read(meta, {
    open(name, attributes) {
      if (name === 'meta:document-statistic') pages = Number(attributeOf(attributes, 'page-count'))
    },
  })
  return plausiblePages(pages, tally.size().words)
}
