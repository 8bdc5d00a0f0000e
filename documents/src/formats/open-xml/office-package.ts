import { limits } from '../../limits.ts'
import { RefusalError } from '../../refusal.ts'
import { readAttribute } from '../../xml/attributes.ts'
import { readXml } from '../../xml/read-xml.ts'
import type { XmlEvents } from '../../xml/xml-reader.ts'
import type { YieldPoint } from '../../yielding.ts'
import type { Archive } from '../../zip/directory.ts'
import type { Entry } from '../../zip/entry.ts'
import { unpack } from '../../zip/unpack.ts'

/** A docx, xlsx or pptx: parts, each with a content type, that point at each other. */
export type OfficePackage = {
  readonly archive: Archive
  part(name: string): Entry | undefined
  contentTypeOf(entry: Entry): string
}

const contentTypesPart = '[content_types].xml'

/** Undefined where the archive is not an office package at all. */
export async function openOfficePackage(archive: Archive, yieldPoint: YieldPoint): Promise<OfficePackage | undefined> {
  const parts = new Map(archive.entries.map((entry) => [entry.name.toLowerCase(), entry]))
  const contentTypes = parts.get(contentTypesPart)
  if (!contentTypes) return undefined
  if (parts.size < archive.entries.length) throw new RefusalError('broken', 'two parts of one name')
  const defaults = new Map<string, string>()
  const overrides = new Map<string, string>()
  await readPart(archive, contentTypes, yieldPoint, {
    open(name, attributes) {
      const type = readAttribute(attributes, 'ContentType')?.toLowerCase() ?? ''
      if (name === 'ct:Default') defaults.set(readAttribute(attributes, 'Extension')?.toLowerCase() ?? '', type)
      if (name === 'ct:Override') overrides.set(partName(readAttribute(attributes, 'PartName') ?? ''), type)
    },
  })
  return {
    archive,
    part: (name) => parts.get(partName(name)),
    contentTypeOf({ name }) {
      const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
      return overrides.get(name.toLowerCase()) ?? defaults.get(extension) ?? ''
    },
  }
}

const partName = (name: string): string => name.replace(/^\//, '').toLowerCase()

/** The part everything else hangs on, by the package's own relations rather than by a usual name. */
export async function mainPartOf(office: OfficePackage, yieldPoint: YieldPoint): Promise<Entry | undefined> {
  const relations = office.part('_rels/.rels')
  if (!relations) return undefined
  let target = ''
  await readPart(office.archive, relations, yieldPoint, {
    open(name, attributes) {
      if (name !== 'rel:Relationship' || !readAttribute(attributes, 'Type')?.endsWith('/officeDocument')) return
      target ||= readAttribute(attributes, 'Target') ?? ''
    },
  })
  return office.part(target)
}

export async function readPart(
  archive: Archive,
  entry: Entry,
  yieldPoint: YieldPoint,
  events: XmlEvents,
): Promise<void> {
  if (entry.bytes > limits.xmlPartBytes)
    throw new RefusalError('archive_bomb', `${entry.name} has ${entry.bytes} bytes`)
  await readXml(unpack(archive.source, entry, yieldPoint), { mayHaveDoctype: false }, events)
}
