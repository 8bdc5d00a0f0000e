import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { localCopies } from './with-local-copy.ts'

const keptForMs = 24 * 60 * 60 * 1000

/** Removes temporary copies left by killed processes. Returns how many. */
export async function sweepLocalCopies({ now }: { now: () => Date }): Promise<number> {
  const { folder, prefix } = localCopies()
  let removed = 0
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue
    const path = join(folder, name)
    const begun = await stat(path).catch(() => undefined)
    if (!begun || now().getTime() - begun.mtimeMs <= keptForMs) continue
    await rm(path, { recursive: true, force: true })
    removed++
  }
  return removed
}
