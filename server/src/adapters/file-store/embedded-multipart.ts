import type { Readable } from 'node:stream'
import { FileStoreError, listMissingParts, type MultipartUpload, type StoredFile } from '../../ports/file-store.ts'
import type { Disk } from './disk/disk.ts'
import { diskError } from './disk/disk-error.ts'
import { assertKey } from './disk/key-path.ts'
import { type RunningDigest, runningDigest } from './disk/running-digest.ts'
import { listUploadsUntouchedSince, makeUploadFolder, noSuchUpload, uploadFolder } from './disk/upload-folder.ts'
import { uploadWriteLock } from './disk/upload-write-lock.ts'
import type { PartPosition } from './signing/part-url.ts'

export type EmbeddedMultipart = ReturnType<typeof embeddedMultipart>

/** Above this number the oldest upload is digested when it is completed, not while it arrives. */
const mostRunningDigests = 500

/** Multipart uploads on a disk that only this process writes to. */
export function embeddedMultipart(disk: Disk) {
  const writeLock = uploadWriteLock()
  const completing = new Map<string, Promise<StoredFile>>()
  const digests = new Map<string, RunningDigest>()

  async function finish(upload: MultipartUpload): Promise<StoredFile> {
    const folder = uploadFolder(disk.uploads, upload.uploadId)
    const arrived = await folder.listArrived()
    const [missing] = listMissingParts(upload, arrived ?? [])
    if (arrived && missing) throw new FileStoreError('refused', `Part ${missing} of the upload is missing.`)
    return writeLock.whileClosed(upload.uploadId, async () => {
      const facts = arrived && (await folder.finish(upload.size, digests.get(upload.uploadId)))
      if (facts) await disk.moveToKey(folder.data, upload.key)
      await removeUpload(upload.uploadId)
      const stored = await disk.stat(upload.key)
      if (stored?.size !== upload.size) throw noSuchUpload()
      return stored
    })
  }

  function dropDigest(uploadId: string): void {
    digests.get(uploadId)?.discard()
    digests.delete(uploadId)
  }

  async function removeUpload(uploadId: string): Promise<void> {
    dropDigest(uploadId)
    await uploadFolder(disk.uploads, uploadId).remove()
  }

  return {
    async start(key: string, plan: Pick<MultipartUpload, 'size' | 'partBytes'>): Promise<MultipartUpload> {
      assertKey(key)
      const uploadId = await makeUploadFolder(disk.uploads).catch(throwDiskError)
      digests.set(uploadId, runningDigest(uploadFolder(disk.uploads, uploadId).data))
      const [oldest] = digests.keys()
      if (digests.size > mostRunningDigests && oldest) dropDigest(oldest)
      return { key, uploadId, ...plan }
    },

    async receivePart(place: PartPosition, source: Readable): Promise<void> {
      const leave = writeLock.enter(place.uploadId, () => source.destroy(new Error('The upload was closed.')))
      if (!leave) throw noSuchUpload()
      const digest = digests.get(place.uploadId)
      digest?.partChanged(place)
      try {
        await uploadFolder(disk.uploads, place.uploadId)
          .writePart(place, source)
          .finally(() => digest?.partChanged(place))
        digest?.partArrived(place)
      } catch (error) {
        throwDiskError(error)
      } finally {
        leave()
      }
    },

    async listParts({ uploadId }: MultipartUpload): Promise<number[]> {
      const arrived = await uploadFolder(disk.uploads, uploadId).listArrived()
      if (!arrived) throw noSuchUpload()
      return arrived.sort((a, b) => a - b)
    },

    /** Concurrent calls share one completion. */
    complete(upload: MultipartUpload): Promise<StoredFile> {
      const running = completing.get(upload.uploadId)
      if (running) return running
      const work = finish(upload)
        .catch(throwDiskError)
        .finally(() => completing.delete(upload.uploadId))
      completing.set(upload.uploadId, work)
      return work
    },

    async abort({ uploadId }: MultipartUpload): Promise<void> {
      await completing.get(uploadId)?.catch(() => {})
      await writeLock.whileClosed(uploadId, () => removeUpload(uploadId))
    },

    async sweep(untouchedSince: Date): Promise<number> {
      let swept = 0
      for await (const uploadId of listUploadsUntouchedSince(disk.uploads, untouchedSince)) {
        if (completing.has(uploadId)) continue
        await writeLock.whileClosed(uploadId, () => removeUpload(uploadId))
        swept++
      }
      return swept
    },
  }
}

function throwDiskError(error: unknown): never {
  throw diskError(error)
}
