import type { FileType } from '../file-types.ts'
import { limits } from '../limits.ts'
import { mainPartOf, openOfficePackage } from '../office/office-package.ts'
import type { Pace } from '../pace.ts'
import { Refused } from '../refusal.ts'
import type { Source } from '../source.ts'
import { type Archive, openArchive } from '../zip/directory.ts'
import { unpackWhole } from '../zip/unpack.ts'
import type { Found, Inspect, Inspection } from './inspection.ts'
import { inspectOfficePackage } from './office.ts'
import { inspectOpenDocument } from './open-document.ts'
import { mediaTypes } from './signatures.ts'
import { inspectZip } from './zip.ts'

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

/** Tells the packages that are zip archives apart, and looks into all of it: each entry is unpacked once. */
export async function inspectArchive(source: Source, inspection: Inspection, inspect: Inspect): Promise<Found> {
  const { pace, seen } = inspection
  if (seen.archives >= limits.nestedArchives) throw new Refused('nested_too_deep', 'archives')
  const archive = await openArchive(source, pace)
  if (archive.entries.length === 0) throw new Refused('empty', 'an archive without entries')
  await refuseHiddenBeginning(archive)
  seen.entries += archive.entries.length
  for (const { bytes } of archive.entries) seen.bytes += bytes
  if (seen.entries > limits.archiveEntries || seen.bytes > limits.unpackedBytes)
    throw new Refused('archive_bomb', 'archives in archives')
  seen.archives++
  const found = await inspectPackage(archive, inspection, inspect)
  seen.archives--
  return found
}

async function inspectPackage(archive: Archive, inspection: Inspection, inspect: Inspect): Promise<Found> {
  const { pace } = inspection
  const office = await openOfficePackage(archive, pace)
  const main = office && (await mainPartOf(office, pace))
  if (office && main) return inspectOfficePackage(office, office.contentTypeOf(main), inspection, inspect)
  const type = openDocuments[await mimetypeOf(archive, pace)]
  if (type) {
    await inspectOpenDocument(archive, inspection, inspect)
    return { type, mediaType: mediaTypes[type as keyof typeof mediaTypes] }
  }
  await inspectZip(archive, inspection, inspect)
  return { type: 'zip', mediaType: mediaTypes.zip }
}

async function mimetypeOf(archive: Archive, pace: Pace): Promise<string> {
  const entry = archive.entries.find(({ name }) => name === 'mimetype')
  if (!entry || entry.bytes > longestMimetype) return ''
  return (await unpackWhole(archive.source, entry, pace)).toString('latin1').trim()
}

/** A pdf that is stored in an archive is no trick; anywhere else near the start it is. */
async function refuseHiddenBeginning({ source, entries }: Archive): Promise<void> {
  if (entries.every(({ headerAt }) => headerAt !== 0))
    throw new Refused('several_formats_in_one', 'something before the first entry')
  const head = await source.read(0, headBytes)
  const pdfAt = head.indexOf('%PDF-')
  if (pdfAt >= 0 && !entries.some(({ method, dataAt }) => method === 0 && dataAt === pdfAt))
    throw new Refused('several_formats_in_one', 'an archive and a pdf')
}
