import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '../../../../ports/file-store.ts'
import { checkedStore, FileAlteredError } from '../../../files/index.ts'
import type { FileTranslationRow } from '../store-translations.ts'
import { TranslationFailure } from './translation-failure.ts'

type Needs = { readonly fileStore: FileStore; readonly workFolder: string }

/** A folder that only this process can read, with a copy of the source file. It is removed when the work ends. */
export async function withWorkFolder<Result>(
  { fileStore, workFolder }: Needs,
  { source_key, source_sha256 }: FileTranslationRow,
  signal: AbortSignal,
  work: (paths: {
    readonly folder: string
    readonly source: string
    readonly segments: string
    readonly output: string
  }) => Promise<Result>,
): Promise<Result> {
  await mkdir(workFolder, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(workFolder, 'file-'))
  const source = join(folder, 'source')
  try {
    const bytes = await checkedStore(fileStore, source_sha256).read(source_key)
    await pipeline(bytes, createWriteStream(source, { mode: 0o600 }), { signal })
    return await work({ folder, source, segments: join(folder, 'segments'), output: join(folder, 'output') })
  } catch (error) {
    if (error instanceof FileAlteredError) throw new TranslationFailure('UNREADABLE', error.message)
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Longer than a job may run. */
const keptForMs = 4 * 60 * 60 * 1000

/** Removes folders of processes that were killed. Returns how many. */
export async function removeOldWorkFolders({
  workFolder,
  now,
}: {
  readonly workFolder: string
  readonly now: () => Date
}): Promise<number> {
  const names = await readdir(workFolder).catch(() => [])
  let removed = 0
  for (const name of names) {
    const path = join(workFolder, name)
    const found = await stat(path).catch(() => undefined)
    if (!found || now().getTime() - found.mtimeMs <= keptForMs) continue
    await rm(path, { recursive: true, force: true })
    removed++
  }
  return removed
}
