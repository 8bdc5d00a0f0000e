import type { Inspect, Inspection } from '../../inspect/inspection.ts'
import { RefusalError } from '../../refusal.ts'
import type { Archive } from '../../zip/directory.ts'
import { withEntrySource } from '../../zip/entry-source.ts'

/** Inspects each file of a plain archive like a single file. */
export async function inspectZip(archive: Archive, inspection: Inspection, inspect: Inspect): Promise<void> {
  const names = new Set(archive.entries.map(({ name }) => name))
  const isProgram = names.has('classes.dex') || (names.has('META-INF/MANIFEST.MF') && hasClasses(archive))
  if (isProgram) throw new RefusalError('executable', 'a program in an archive')
  for (const entry of archive.entries) {
    if (entry.bytes === 0) continue
    await withEntrySource(archive, entry, inspection.yieldPoint, (inside) =>
      inspect(inside, { ...inspection, name: entry.name }),
    )
  }
}

const hasClasses = ({ entries }: Archive): boolean => entries.some(({ name }) => name.endsWith('.class'))
