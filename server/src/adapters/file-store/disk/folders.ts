import { chmod, copyFile, link, mkdir, open, opendir, rename, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { diskError, errorCode } from './disk-error.ts'

const MOVE_TRIES = 20
const PRIVATE_FOLDER = 0o700

/** For nobody else on this machine, also where the folder was there before or the one above is open to all. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  // Some file systems know no modes; what is made new on them is as private as they can.
  await chmod(folder, PRIVATE_FOLDER).catch(() => {})
}

/** The folder may be pruned by a removal while it is made or before the rename; then it is made again. */
export async function moveInto(received: string, target: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await mkdir(path.dirname(target), { recursive: true, mode: PRIVATE_FOLDER })
      return await rename(received, target)
    } catch (error) {
      if (errorCode(error) !== 'ENOENT' || tries === MOVE_TRIES) throw error
    }
  }
}

/** Up to the top each time: a folder made by a neighbour a moment ago may not be on the disk yet. */
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
