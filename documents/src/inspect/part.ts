import { Refused } from '../refusal.ts'
import type { Archive } from '../zip/directory.ts'
import type { Entry } from '../zip/entry.ts'
import { unpack } from '../zip/unpack.ts'
import { beginningOf, drain, withInside } from './inside.ts'
import type { Inspect, Inspection } from './inspection.ts'
import { signatureOf } from './signatures.ts'

/** A part that is not XML: embedded office files are looked into, programs refused, pictures only unpacked. */
export async function inspectPart(
  archive: Archive,
  entry: Entry,
  inspection: Inspection,
  inspect: Inspect,
): Promise<void> {
  const { pace } = inspection
  const beginning = await beginningOf(archive, entry, pace)
  const kind = signatureOf(beginning)?.kind
  if (kind === 'executable') throw new Refused('executable', entry.name)
  if (kind === undefined && /<!ENTITY/i.test(beginning.toString('latin1')))
    throw new Refused('xml_entities', entry.name)
  if (kind === 'package' || kind === 'compound')
    await withInside(archive, entry, pace, (inside) => inspect(inside, { ...inspection, name: entry.name }))
  else await drain(unpack(archive.source, entry, pace))
}
