import { chmod, copyFile, link, mkdir, open, opendir, rename, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { diskError, errorCode } from './disk-error.ts'

const mostMoveTries = 20
const ownerOnly = 0o700

/** Only the owner may enter it, also where the folder existed before. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: ownerOnly })
  // Some file systems have no modes.
  await chmod(folder, ownerOnly).catch(() => {})
}

/** A removal may prune the folder before the rename; then the folder is made once more. */
export async function moveInto(staged: string, target: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await mkdir(path.dirname(target), { recursive: true, mode: ownerOnly })
      return await rename(staged, target)
    } catch (error) {
      if (errorCode(error) !== 'ENOENT' || tries === mostMoveTries) throw error
    }
  }
}

/** Syncs every folder up to the top: a concurrent upload may have just made one of them. */
export async function syncFolders(from: string, top: string): Promise<void> {
  if (process.platform === 'win32') return
  for (let folder = from; ; folder = path.dirname(folder)) {
    await using handle = await open(folder).catch(ignoring('ENOENT'))
    await handle?.sync()
    if (folder === top || folder === path.dirname(folder)) return
  }
}

export async function pruneFolders(from: string, top: string): Promise<void> {
  for (let folder = from; folder !== top; folder = path.dirname(folder)) {
    const removed = await rmdir(folder).then(
      () => true,
      () => false,
    )
    if (!removed) return
  }
}

export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw error
    await copyFile(from, to)
    await chmod(to, 0o600).catch(() => {})
    await using handle = await open(to, 'r+')
    await handle.sync()
  }
}

export async function* walk(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(ignoring('ENOENT', 'ENOTDIR'))
  if (!entries) return
  for await (const entry of entries) {
    const found = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(found)
    else yield found
  }
}

export function ignoring(...codes: string[]): (error: unknown) => undefined {
  return (error) => {
    if (!codes.includes(errorCode(error) ?? '')) throw diskError(error)
    return undefined
  }
}
