import { RefusalError } from '../refusal.ts'
import type { Archive } from '../zip/directory.ts'
import type { Entry } from '../zip/entry.ts'
import { drain, readEntryStart, withEntrySource } from '../zip/entry-source.ts'
import { unpack } from '../zip/unpack.ts'
import type { Inspect, Inspection } from './inspection.ts'
import { detectSignature } from './signatures.ts'

/** A part that is not XML: inspects embedded office files, refuses programs, and only unpacks images. */
export async function inspectPart(
  archive: Archive,
  entry: Entry,
  inspection: Inspection,
  inspect: Inspect,
): Promise<void> {
  const { yieldPoint } = inspection
  const beginning = await readEntryStart(archive, entry, yieldPoint)
  const kind = detectSignature(beginning)?.kind
  if (kind === 'executable') throw new RefusalError('executable', entry.name)
  if (kind === undefined && /<!ENTITY/i.test(beginning.toString('latin1')))
    throw new RefusalError('xml_entities', entry.name)
  if (kind === 'package' || kind === 'compound')
    await withEntrySource(archive, entry, yieldPoint, (inside) => inspect(inside, { ...inspection, name: entry.name }))
  else await drain(unpack(archive.source, entry, yieldPoint))
}
