import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '../../ports/file-store.ts'

/** The folder of local copies and the prefix of their names. */
export const localCopies = () => ({ folder: tmpdir(), prefix: 'portolan-file-' })

/** Copies a file from the store to the local disk for the duration of the work. */
export async function withLocalCopy<Result>(
  fileStore: FileStore,
  key: string,
  signal: AbortSignal,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const place = localCopies()
  const folder = await mkdtemp(join(place.folder, place.prefix))
  try {
    const path = join(folder, 'content')
    await pipeline(await fileStore.read(key), createWriteStream(path, { mode: 0o600 }), { signal })
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
