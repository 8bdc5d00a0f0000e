import { Refused } from '../refusal.ts'
import type { Archive } from '../zip/directory.ts'
import { withInside } from './inside.ts'
import type { Inspect, Inspection } from './inspection.ts'

/** Each file in a plain archive is looked at as if it had come by itself. */
export async function inspectZip(archive: Archive, inspection: Inspection, inspect: Inspect): Promise<void> {
  const names = new Set(archive.entries.map(({ name }) => name))
  const isProgram = names.has('classes.dex') || (names.has('META-INF/MANIFEST.MF') && hasClasses(archive))
  if (isProgram) throw new Refused('executable', 'a program in an archive')
  for (const entry of archive.entries) {
    if (entry.bytes === 0) continue
    await withInside(archive, entry, inspection.pace, (inside) => inspect(inside, { ...inspection, name: entry.name }))
  }
}

const hasClasses = ({ entries }: Archive): boolean => entries.some(({ name }) => name.endsWith('.class'))
