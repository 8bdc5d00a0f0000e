import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { FileStoreError } from '../../../ports/file-store.ts'
import type { PartPosition } from '../signing/part-url.ts'
import { openDiskWorkerFile } from './disk-worker-client.ts'
import { writeStream } from './disk-writer.ts'
import { ignoring, syncFolders } from './folders.ts'
import { type FileFacts, formatMetadataTrailer } from './metadata-trailer.ts'
import { type RunningDigest, runningDigest } from './running-digest.ts'

/*
 * A multipart upload is a folder: `data` holds every part at its offset, `arrived` has a line for each part that is synced.
 * Completing it copies nothing: the digest and the trailer are added, and `data` is renamed to its key.
 */
export const noSuchUpload = () => new FileStoreError('not-found', 'There is no such upload.')

export async function makeUploadFolder(top: string): Promise<string> {
  const uploadId = randomUUID()
  const folder = path.join(top, uploadId)
  await mkdir(folder, { mode: 0o700 })
  for (const name of ['data', 'arrived']) await writeFile(path.join(folder, name), '', { mode: 0o600 })
  await syncFolders(folder, path.dirname(top))
  return uploadId
}

export function uploadFolder(top: string, uploadId: string) {
  if (!/^[0-9a-f-]{36}$/.test(uploadId)) throw noSuchUpload()
  const folder = path.join(top, uploadId)
  const data = path.join(folder, 'data')
  const arrived = path.join(folder, 'arrived')
  const file = openDiskWorkerFile()

  return {
    data,
    remove: () => rm(folder, { recursive: true, force: true }),

    /** Undefined when there is no such upload. A line cut off by a crash does not count. */
    async listArrived(): Promise<number[] | undefined> {
      const lines = await readFile(arrived, 'latin1').catch(ignoring('ENOENT'))
      return lines === undefined ? undefined : [...new Set(lines.split('\n').slice(0, -1).map(Number))]
    },

    /** When this returns, the part is synced to the disk. */
    async writePart({ partNumber, start, bytes }: PartPosition, source: Readable): Promise<void> {
      await using handle = await open(data, 'r+').catch(ignoring('ENOENT'))
      if (!handle) throw noSuchUpload()
      const written = await writeStream(source, start, (buffer) => file.write(handle.fd, buffer))
      if (written !== bytes) throw new FileStoreError('refused', `The part has ${written} bytes in place of ${bytes}.`)
      await handle.datasync()
      await using log = await open(arrived, 'a')
      await log.writeFile(`${partNumber}\n`)
      await log.datasync()
    },

    /** Undefined when the upload was completed or aborted before. */
    async finish(size: number, running?: RunningDigest): Promise<FileFacts | undefined> {
      await using handle = await open(data, 'r+').catch(ignoring('ENOENT'))
      if (!handle) return undefined
      if ((await handle.stat()).size < size) throw new FileStoreError('refused', 'The upload is damaged.')
      await handle.truncate(size)
      const digest = (await running?.finish(size).catch(() => undefined)) ?? (await runningDigest(data).finish(size))
      if (!digest) throw new FileStoreError('unreachable', 'The upload cannot be read.')
      const facts = { ...digest, storedAt: new Date() }
      await file.write(handle.fd, { start: size, chunks: [formatMetadataTrailer(facts)] })
      await handle.sync()
      return facts
    },
  }
}

/** Uploads that were neither started nor continued since then. */
export async function* listUploadsUntouchedSince(top: string, moment: Date): AsyncGenerator<string> {
  for (const uploadId of await readdir(top)) {
    const places = [path.join(top, uploadId), path.join(top, uploadId, 'arrived')]
    const found = await Promise.all(places.map((place) => stat(place).catch(ignoring('ENOENT'))))
    if (found[0] && found.every((facts) => !facts || facts.mtime < moment)) yield uploadId
  }
}
