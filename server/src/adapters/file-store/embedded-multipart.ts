import type { Readable } from 'node:stream'
import { FileStoreError, type MultipartUpload, missingParts, type StoredFile } from '../../ports/file-store.ts'
import type { Disk } from './disk/disk.ts'
import { diskError } from './disk/disk-error.ts'
import { assertKey } from './disk/key-path.ts'
import { type RunningDigest, runningDigest } from './disk/running-digest.ts'
import { makeUploadFolder, noSuchUpload, uploadFolder, uploadsUntouchedSince } from './disk/upload-folder.ts'
import { uploadWriteLock } from './disk/upload-write-lock.ts'
import type { PartPlace } from './signing/part-url.ts'

export type EmbeddedMultipart = ReturnType<typeof embeddedMultipart>

/** Of more than these nobody waits for the end, and theirs are taken when it comes. */
const DIGESTS_AT_ONCE = 500

/** Uploads in parts, on a disk that this process alone writes to. */
export function embeddedMultipart(disk: Disk) {
  const gate = uploadWriteLock()
  const completing = new Map<string, Promise<StoredFile>>()
  const digests = new Map<string, RunningDigest>()

  async function finish(upload: MultipartUpload): Promise<StoredFile> {
    const folder = uploadFolder(disk.uploads, upload.uploadId)
    const arrived = await folder.arrived()
    const [missing] = missingParts(upload, arrived ?? [])
    if (arrived && missing) throw new FileStoreError('refused', `Part ${missing} of the upload is missing.`)
    return gate.whileClosed(upload.uploadId, async () => {
      const facts = arrived && (await folder.finish(upload.size, digests.get(upload.uploadId)))
      if (facts) await disk.adopt(folder.data, upload.key)
      await forget(upload.uploadId)
      const stored = await disk.stat(upload.key)
      if (stored?.size !== upload.size) throw noSuchUpload()
      return stored
    })
  }

  function dropDigest(uploadId: string): void {
    digests.get(uploadId)?.forget()
    digests.delete(uploadId)
  }

  async function forget(uploadId: string): Promise<void> {
    dropDigest(uploadId)
    await uploadFolder(disk.uploads, uploadId).remove()
  }

  return {
    async start(key: string, plan: Pick<MultipartUpload, 'size' | 'partBytes'>): Promise<MultipartUpload> {
      assertKey(key)
      const uploadId = await makeUploadFolder(disk.uploads).catch(inWordsOfThePort)
      digests.set(uploadId, runningDigest(uploadFolder(disk.uploads, uploadId).data))
      const [oldest] = digests.keys()
      if (digests.size > DIGESTS_AT_ONCE && oldest) dropDigest(oldest)
      return { key, uploadId, ...plan }
    },

    async receivePart(place: PartPlace, source: Readable): Promise<void> {
      const leave = gate.enter(place.uploadId, () => source.destroy(new Error('The upload was closed.')))
      if (!leave) throw noSuchUpload()
      const digest = digests.get(place.uploadId)
      digest?.touched(place)
      try {
        await uploadFolder(disk.uploads, place.uploadId)
          .writePart(place, source)
          .finally(() => digest?.touched(place))
        digest?.arrived(place)
      } catch (error) {
        inWordsOfThePort(error)
      } finally {
        leave()
      }
    },

    async listParts({ uploadId }: MultipartUpload): Promise<number[]> {
      const arrived = await uploadFolder(disk.uploads, uploadId).arrived()
      if (!arrived) throw noSuchUpload()
      return arrived.sort((a, b) => a - b)
    },

    /** Asked for twice at once, it is done once. */
    complete(upload: MultipartUpload): Promise<StoredFile> {
      const running = completing.get(upload.uploadId)
      if (running) return running
      const work = finish(upload)
        .catch(inWordsOfThePort)
        .finally(() => completing.delete(upload.uploadId))
      completing.set(upload.uploadId, work)
      return work
    },

    async abort({ uploadId }: MultipartUpload): Promise<void> {
      await completing.get(uploadId)?.catch(() => {})
      await gate.whileClosed(uploadId, () => forget(uploadId))
    },

    async sweep(untouchedSince: Date): Promise<number> {
      let swept = 0
      for await (const uploadId of uploadsUntouchedSince(disk.uploads, untouchedSince)) {
        if (completing.has(uploadId)) continue
        await gate.whileClosed(uploadId, () => forget(uploadId))
        swept++
      }
      return swept
    },
  }
}

function inWordsOfThePort(error: unknown): never {
  throw diskError(error)
}
