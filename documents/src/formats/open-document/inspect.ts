import { refuseActiveOpenDocument } from '../../inspect/active-content.ts'
import type { Inspect, Inspection } from '../../inspect/inspection.ts'
import { inspectPart } from '../../inspect/part.ts'
import { limits } from '../../limits.ts'
import { RefusalError } from '../../refusal.ts'
import { readXml } from '../../xml/read-xml.ts'
import type { XmlEvents } from '../../xml/xml-reader.ts'
import type { Archive } from '../../zip/directory.ts'
import type { Entry } from '../../zip/entry.ts'
import { unpack } from '../../zip/unpack.ts'

const manifest = 'META-INF/manifest.xml'
const macro = /^Basic\/[^/]+\/(?!script-lb\.xml$|dialog-lb\.xml$)[^/]+$|^Scripts\/.+[^/]$/

/** Accepts OpenDocument and InDesign packages with well-formed XML and without encryption or macros. */
export async function inspectOpenDocument(archive: Archive, inspection: Inspection, inspect: Inspect): Promise<void> {
  const read = (entry: Entry, events: XmlEvents): Promise<void> => {
    if (entry.bytes > limits.xmlPartBytes) throw new RefusalError('archive_bomb', entry.name)
    return readXml(unpack(archive.source, entry, inspection.yieldPoint), { mayHaveDoctype: true }, events)
  }
  const listed = archive.entries.find(({ name }) => name === manifest)
  if (listed) await read(listed, refuseEncryption)
  for (const entry of archive.entries) {
    if (macro.test(entry.name)) throw new RefusalError('macros', entry.name)
    if (entry.bytes === 0) continue
    if (entry.name.endsWith('.xml')) await read(entry, refuseActiveOpenDocument)
    else await inspectPart(archive, entry, inspection, inspect)
  }
}

const refuseEncryption: XmlEvents = {
  open(name) {
    if (name.endsWith('encryption-data')) throw new RefusalError('password_protected', 'OpenDocument with a password')
  },
}
