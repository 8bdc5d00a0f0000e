import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { type AdmitUpload, type FileStore, FileStoreError } from '../../ports/file-store.ts'
import { openDisk } from './disk/disk.ts'
import { trackDiskSpace } from './disk/disk-space.ts'
import { embeddedMultipart } from './embedded-multipart.ts'
import { embeddedHandler } from './http/handler.ts'
import { signDownload } from './signing/download-url.ts'
import { signPart } from './signing/part-url.ts'
import { signPostFields } from './signing/post-policy.ts'

export type EmbeddedFileStoreOptions = {
  folder: string
  /** Where browsers reach the handler, without the bucket: http://127.0.0.1:3000/store */
  publicUrl: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** How much of the disk uploads leave free. Default: 1 GiB or 5 % of the disk, whichever is less. */
  reserveBytes?: number
  /** Admits uploads against their quotas; without it, every upload that fits on the disk is accepted. */
  admitUpload?: AdmitUpload
}

/** The handler answers below the public URL. After an unexpected error it answers 500 and rejects, so that the caller can log it. */
export type EmbeddedFileStore = FileStore & {
  handler(request: IncomingMessage, response: ServerResponse): Promise<void>
}

/** Files in a folder of this machine, with the addresses, forms and answers of S3. */
export async function embeddedFileStore(options: EmbeddedFileStoreOptions): Promise<EmbeddedFileStore> {
  const { bucket, accessKeyId, secretAccessKey } = options
  const keys = { accessKeyId, secretAccessKey }
  const disk = await openDisk(options.folder)
  const bucketUrl = `${options.publicUrl.replace(/\/+$/, '')}/${bucket}`
  const diskSpace = trackDiskSpace(options.folder, options.reserveBytes)
  const multipart = embeddedMultipart(disk)
  const urlOf = (key: string) => `${bucketUrl}/${key.split('/').map(encodeURIComponent).join('/')}`

  return {
    name: 'embedded',
    handler: embeddedHandler({ disk, diskSpace, admitUpload: options.admitUpload, multipart, keys, bucket, urlOf }),

    async presignPost(post) {
      return { url: bucketUrl, fields: signPostFields(keys, bucket, post) }
    },

    async signDownloadUrl(key, download) {
      return `${urlOf(key)}?${signDownload(keys, key, download)}`
    },

    async write(key, source, limit) {
      const staged = await disk.stage(source, limit)
      await disk.publish(staged, key)
      return { key, ...staged.facts }
    },

    async read(key, range) {
      const file = await disk.openFile(key)
      if (!file) throw new FileStoreError('not-found', `There is no file "${key}".`)
      const last = file.facts.size - 1
      const start = range?.start ?? 0
      const end = Math.min(range?.end ?? last, last)
      if (start <= end) return file.read({ start, end })
      await file.close()
      if (range) throw new FileStoreError('refused', `The file "${key}" has no bytes from ${start} on.`)
      return Readable.from([])
    },

    stat: disk.stat,
    copy: disk.copy,
    remove: disk.remove,
    list: disk.list,

    async startMultipart(key, plan) {
      const release = await diskSpace.reserve(plan.size)
      release()
      return multipart.start(key, plan)
    },
    async signPart(upload, partNumber, expiresInSeconds) {
      return `${urlOf(upload.key)}?${signPart(keys, upload, partNumber, expiresInSeconds)}`
    },
    listParts: multipart.listParts,
    completeMultipart: multipart.complete,
    abortMultipart: multipart.abort,
    sweepMultiparts: multipart.sweep,
    room: diskSpace.room,
  }
}
