import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { FileStoreError, type StoredFile } from '../../../ports/file-store.ts'
import { diskError, errorCode } from './disk-error.ts'
import { ignoring, linkOrCopy, makePrivateFolder, moveInto, pruneFolders, syncFolders, walk } from './folders.ts'
import { folderOfPrefix, keyOfPath, pathOfKey } from './key-path.ts'
import { type FileFacts, readMetadataTrailer } from './metadata-trailer.ts'
import { type StagedFile, type StagingOptions, stageFile, stagingPath, sweepStaging } from './staging.ts'

export type Disk = Awaited<ReturnType<typeof openDisk>>
export type OpenFile = {
  facts: FileFacts
  read(range: { start: number; end: number }): Readable
  close(): Promise<void>
}

/** A folder of files that never change: each appears complete, by a rename. */
export async function openDisk(folder: string) {
  const objects = path.resolve(folder, 'objects')
  const staging = path.resolve(folder, 'incoming')
  const uploads = path.resolve(folder, 'uploads')
  for (const each of [path.resolve(folder), uploads, objects, staging]) await makePrivateFolder(each)
  await sweepStaging(staging)

  const locate = (key: string) => path.join(objects, pathOfKey(key))

  /** Gives a file that has its trailer a key. When this returns, the rename is synced to the disk. */
  async function moveToKey(file: string, key: string): Promise<void> {
    try {
      const target = locate(key)
      await moveInto(file, target)
      await syncFolders(path.dirname(target), path.resolve(folder))
    } catch (error) {
      throw diskError(error)
    }
  }

  /** Removes the staged path in any case: a rename onto another link of the same file leaves both. */
  const publish = (staged: string, key: string) => moveToKey(staged, key).finally(() => rm(staged, { force: true }))

  async function openFile(key: string): Promise<OpenFile | undefined> {
    const handle = await open(locate(key)).catch(ignoring('ENOENT', 'ENOTDIR'))
    if (!handle) return undefined
    try {
      const facts = await readMetadataTrailer(handle, key)
      return {
        facts,
        close: () => handle.close(),
        read: ({ start, end }) => handle.createReadStream({ start, end, highWaterMark: 256 * 1024 }),
      }
    } catch (error) {
      await handle.close()
      throw diskError(error)
    }
  }

  async function stat(key: string): Promise<StoredFile | undefined> {
    const file = await openFile(key)
    await file?.close()
    return file && { key, ...file.facts }
  }

  return {
    stage: (source: AsyncIterable<Uint8Array>, options?: StagingOptions) => stageFile(staging, source, options),
    publish: (staged: StagedFile, key: string) => publish(staged.path, key),
    discard: (staged: StagedFile) => rm(staged.path, { force: true }),
    moveToKey,
    openFile,
    stat,
    /** The folder of multipart uploads. */
    uploads,

    /** A hard link where the file system has them: stored files never change. */
    async copy(from: string, to: string): Promise<void> {
      const second = stagingPath(staging)
      try {
        await linkOrCopy(locate(from), second)
      } catch (error) {
        await rm(second, { force: true })
        if (errorCode(error) === 'ENOENT') throw new FileStoreError('not-found', `There is no file "${from}".`)
        throw diskError(error)
      }
      await publish(second, to)
    },

    async remove(key: string): Promise<void> {
      const target = locate(key)
      await rm(target, { force: true }).catch(ignoring('ENOTDIR'))
      await pruneFolders(path.dirname(target), objects)
    },

    async *list(prefix: string): AsyncGenerator<StoredFile> {
      const start = path.join(objects, folderOfPrefix(prefix))
      for await (const file of walk(start)) {
        const key = keyOfPath(path.relative(objects, file))
        const stored = key?.startsWith(prefix) ? await stat(key) : undefined
        if (stored) yield stored
      }
    },
  }
}
