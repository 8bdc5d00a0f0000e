import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../../../tables/database.ts'
import { findBusyFiles } from '../store/store-queue.ts'
import { listEntries } from './list-entries.ts'
import { fileStepsFolder } from './media-folders.ts'

/** Results of steps that are kept at once. The largest file needs some times its size. */
const mostStepBytes = 20 * 1024 ** 3

/** The files that are worked on need all the room there is. */
export class NoRoom extends Error {
  override name = 'NoRoom'
}

type Needs = { readonly db: Database; readonly mediaFolder: string }

/**
 * Makes room for the steps of a file: removes results of files that nobody works on, least recently used first. A file
 * that has begun always goes on, and a new one begins if no other has, so the work never comes to a halt.
 */
export async function makeRoom({ db, mediaFolder }: Needs, fileId: string, mostBytes = mostStepBytes): Promise<void> {
  const entries = await listEntries(join(mediaFolder, fileStepsFolder))
  if (entries.some(({ name }) => name === fileId)) return
  const measured = await Promise.all(entries.map(async (entry) => ({ ...entry, bytes: await measure(entry.path) })))
  let total = measured.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total <= mostBytes) return
  const busy = await findBusyFiles(
    db,
    entries.map(({ name }) => name),
  )
  const idle = measured.filter(({ name }) => !busy.has(name)).toSorted((one, other) => one.usedAt - other.usedAt)
  for (const { path, bytes } of idle) {
    if (total <= mostBytes) return
    await rm(path, { recursive: true, force: true })
    total -= bytes
  }
  if (total > mostBytes) throw new NoRoom()
}

/** The bytes of all files in a folder and in the folders in it. */
async function measure(folder: string): Promise<number> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const sizes = found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      stat(join(parentPath, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
