import { limits } from '../limits.ts'
import type { Pace } from '../pace.ts'
import { Refused } from '../refusal.ts'
import { attributeOf } from '../xml/attributes.ts'
import { readXml } from '../xml/read-xml.ts'
import type { XmlEvents } from '../xml/xml-reader.ts'
import type { Archive } from '../zip/directory.ts'
import type { Entry } from '../zip/entry.ts'
import { unpack } from '../zip/unpack.ts'

/** A docx, xlsx or pptx: parts, each with a content type, that point at each other. */
export type OfficePackage = {
  readonly archive: Archive
  part(name: string): Entry | undefined
  contentTypeOf(entry: Entry): string
}

const contentTypesPart = '[content_types].xml'

/** Undefined where the archive is not an office package at all. */
export async function openOfficePackage(archive: Archive, pace: Pace): Promise<OfficePackage | undefined> {
  const parts = new Map(archive.entries.map((entry) => [entry.name.toLowerCase(), entry]))
  const contentTypes = parts.get(contentTypesPart)
  if (!contentTypes) return undefined
  if (parts.size < archive.entries.length) throw new Refused('broken', 'two parts of one name')
  const defaults = new Map<string, string>()
  const overrides = new Map<string, string>()
  await readPart(archive, contentTypes, pace, {
    open(name, attributes) {
      const type = attributeOf(attributes, 'ContentType')?.toLowerCase() ?? ''
      if (name === 'ct:Default') defaults.set(attributeOf(attributes, 'Extension')?.toLowerCase() ?? '', type)
      if (name === 'ct:Override') overrides.set(partName(attributeOf(attributes, 'PartName') ?? ''), type)
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
export async function mainPartOf(office: OfficePackage, pace: Pace): Promise<Entry | undefined> {
  const relations = office.part('_rels/.rels')
  if (!relations) return undefined
  let target = ''
  await readPart(office.archive, relations, pace, {
    open(name, attributes) {
      if (name !== 'rel:Relationship' || !attributeOf(attributes, 'Type')?.endsWith('/officeDocument')) return
      target ||= attributeOf(attributes, 'Target') ?? ''
    },
  })
  return office.part(target)
}

export async function readPart(archive: Archive, entry: Entry, pace: Pace, events: XmlEvents): Promise<void> {
  if (entry.bytes > limits.xmlPartBytes) throw new Refused('archive_bomb', `${entry.name} has ${entry.bytes} bytes`)
  await readXml(unpack(archive.source, entry, pace), { mayHaveDoctype: false }, events)
}
