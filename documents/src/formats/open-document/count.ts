import type { TextCounter } from '../../count/text-counter.ts'
import type { FileType } from '../../file-types.ts'
import { limits } from '../../limits.ts'
import { RefusalError } from '../../refusal.ts'
import { readAttribute } from '../../xml/attributes.ts'
import { readXml } from '../../xml/read-xml.ts'
import type { XmlEvents } from '../../xml/xml-reader.ts'
import type { YieldPoint } from '../../yielding.ts'
import type { Archive } from '../../zip/directory.ts'
import type { Entry } from '../../zip/entry.ts'
import { unpack } from '../../zip/unpack.ts'
import { plausiblePages } from '../docx/count.ts'
import { OpenDocumentText } from './open-document-text.ts'

export type OpenDocumentType = Extract<FileType, 'odt' | 'ods' | 'odp'>

const embedded = /^Object [^/]{1,99}\/content\.xml$/

/** Counts content, headers, footers and charts. Each slide is a page; text documents state their number of pages. */
export async function countOpenDocument(
  archive: Archive,
  type: OpenDocumentType,
  textCounter: TextCounter,
  yieldPoint: YieldPoint,
): Promise<number | undefined> {
  const read = (entry: Entry, events: XmlEvents): Promise<void> => {
    if (entry.bytes > limits.xmlPartBytes) throw new RefusalError('archive_bomb', entry.name)
    return readXml(unpack(archive.source, entry, yieldPoint), { mayHaveDoctype: true }, events)
  }
  const part = (name: string): Entry | undefined => archive.entries.find((entry) => entry.name === name)
  const content = part('content.xml')
  if (!content) throw new RefusalError('broken', 'OpenDocument without content')
  const body = new OpenDocumentText(type, 'content', textCounter)
  await read(content, body)
  const styles = part('styles.xml')
  if (styles && type === 'odt') await read(styles, new OpenDocumentText(type, 'styles', textCounter))
  for (const entry of archive.entries)
    if (embedded.test(entry.name)) await read(entry, new OpenDocumentText(type, 'chart', textCounter))
  if (type === 'odp') return body.slides > 0 ? body.slides : undefined
  const meta = part('meta.xml')
  if (type === 'ods' || !meta) return undefined
  let pages = 0
  await read(meta, {
    open(name, attributes) {
      if (name === 'meta:document-statistic') pages = Number(readAttribute(attributes, 'page-count'))
    },
  })
  return plausiblePages(pages, textCounter.size().words)
}
