import type { FileType } from '../file-types.ts'
import { inspectOpenDocument } from '../formats/open-document/inspect.ts'
import { inspectOfficePackage } from '../formats/open-xml/inspect.ts'
import { mainPartOf, openOfficePackage } from '../formats/open-xml/office-package.ts'
import { inspectZip } from '../formats/zip/inspect.ts'
import { limits } from '../limits.ts'
import { RefusalError } from '../refusal.ts'
import type { Source } from '../source.ts'
import type { YieldPoint } from '../yielding.ts'
import { type Archive, openArchive } from '../zip/directory.ts'
import { unpackWhole } from '../zip/unpack.ts'
import type { DetectedType, Inspect, Inspection } from './inspection.ts'
import { mediaTypes } from './signatures.ts'

const headBytes = 1024
const longestMimetype = 200
const openDocuments: Readonly<Record<string, FileType>> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.text-template': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.spreadsheet-template': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/vnd.oasis.opendocument.presentation-template': 'odp',
  'application/vnd.adobe.indesign-idml-package': 'idml',
}

/** Detects the type of a zip-based file and inspects all of its entries, unpacking each once. */
export async function inspectArchive(source: Source, inspection: Inspection, inspect: Inspect): Promise<DetectedType> {
  const { yieldPoint, seen } = inspection
  if (seen.archives >= limits.nestedArchives) throw new RefusalError('nested_too_deep', 'archives')
  const archive = await openArchive(source, yieldPoint)
  if (archive.entries.length === 0) throw new RefusalError('empty', 'an archive without entries')
  await refuseHiddenBeginning(archive)
  seen.entries += archive.entries.length
  for (const { bytes } of archive.entries) seen.bytes += bytes
  if (seen.entries > limits.archiveEntries || seen.bytes > limits.unpackedBytes)
    throw new RefusalError('archive_bomb', 'archives in archives')
  seen.archives++
  const found = await inspectPackage(archive, inspection, inspect)
  seen.archives--
  return found
}

async function inspectPackage(archive: Archive, inspection: Inspection, inspect: Inspect): Promise<DetectedType> {
  const { yieldPoint } = inspection
  const office = await openOfficePackage(archive, yieldPoint)
  const main = office && (await mainPartOf(office, yieldPoint))
  if (office && main) return inspectOfficePackage(office, office.contentTypeOf(main), inspection, inspect)
  const type = openDocuments[await mimetypeOf(archive, yieldPoint)]
  if (type) {
    await inspectOpenDocument(archive, inspection, inspect)
    return { type, mediaType: mediaTypes[type as keyof typeof mediaTypes] }
  }
  await inspectZip(archive, inspection, inspect)
  return { type: 'zip', mediaType: mediaTypes.zip }
}

async function mimetypeOf(archive: Archive, yieldPoint: YieldPoint): Promise<string> {
  const entry = archive.entries.find(({ name }) => name === 'mimetype')
  if (!entry || entry.bytes > longestMimetype) return ''
  return (await unpackWhole(archive.source, entry, yieldPoint)).toString('latin1').trim()
}

/** A PDF header is fine where it belongs to a stored entry. Elsewhere near the start it is an attack. */
async function refuseHiddenBeginning({ source, entries }: Archive): Promise<void> {
  if (entries.every(({ headerAt }) => headerAt !== 0))
    throw new RefusalError('several_formats_in_one', 'something before the first entry')
  const head = await source.read(0, headBytes)
  const pdfAt = head.indexOf('%PDF-')
  if (pdfAt >= 0 && !entries.some(({ method, dataAt }) => method === 0 && dataAt === pdfAt))
    throw new RefusalError('several_formats_in_one', 'an archive and a pdf')
}
