import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file or a folder in one of the folders of media work. `bytes` is not the size of what a folder holds. */
export type Entry = { readonly path: string; readonly name: string; readonly usedAt: number; readonly bytes: number }

/** Empty if there is no such folder. */
export async function listEntries(folder: string): Promise<Entry[]> {
  const names = await readdir(folder).catch(() => [])
  const entries = names.map(async (name): Promise<Entry[]> => {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    return found ? [{ path, name, usedAt: found.mtimeMs, bytes: found.size }] : []
  })
  return (await Promise.all(entries)).flat()
}
