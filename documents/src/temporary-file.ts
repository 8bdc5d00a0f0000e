import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file without a name, which is gone as soon as the work ends, even by a crash. */
export async function withTemporaryFile<Result>(work: (file: FileHandle) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'portolan-inside-'))
  const file = await open(join(folder, 'entry'), 'wx+', 0o600)
  try {
    await rm(folder, { recursive: true })
    return await work(file)
  } finally {
    await file.close()
  }
}
