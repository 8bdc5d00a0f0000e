import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { type FileStore, FileStoreError, type StoredFile } from '../../../ports/file-store.ts'
import { contentDisposition } from '../http/content-disposition.ts'
import { fileNamePlaceholder } from '../signing/post-policy.ts'
import { s3Error, withStoreErrors } from './s3-error.ts'
import { s3Multipart } from './s3-multipart.ts'
import { writeToS3 } from './s3-write.ts'

export type S3FileStoreOptions = {
  /** Omitted for Amazon S3. */
  endpoint?: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Puts the bucket into the path instead of the host name, the default of Ceph and MinIO. */
  forcePathStyle: boolean
}

/** Any S3-compatible store. Browsers access it directly, so its CORS rules must allow the portal. */
export async function s3FileStore(options: S3FileStoreOptions): Promise<FileStore> {
  const sdk = await import('@aws-sdk/client-s3')
  const Bucket = options.bucket
  const client = s3Client(sdk.S3Client, options)
  const multipart = s3Multipart({ sdk, client, bucket: Bucket })

  async function stat(key: string): Promise<StoredFile | undefined> {
    try {
      const found = await client.send(new sdk.HeadObjectCommand({ Bucket, Key: key })).catch(s3Error)
      return toStoredFile(key, found.ContentLength, found.LastModified, found.Metadata)
    } catch (error) {
      if (isNotFound(error)) return undefined
      throw error
    }
  }

  return {
    name: 's3',

    async presignPost({ keyPrefix, minBytes = 0, maxBytes, expiresInSeconds }) {
      const { createPresignedPost } = await import('@aws-sdk/s3-presigned-post')
      return createPresignedPost(client, {
        Bucket,
        Key: keyPrefix + fileNamePlaceholder,
        Conditions: [['content-length-range', minBytes, maxBytes]],
        Expires: expiresInSeconds,
      })
    },

    async signDownloadUrl(key, { fileName, inline, contentType, expiresInSeconds }) {
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner')
      const command = new sdk.GetObjectCommand({
        Bucket,
        Key: key,
        ResponseContentDisposition: contentDisposition(fileName, inline),
        ResponseContentType: contentType ?? 'application/octet-stream',
        ResponseCacheControl: 'private, max-age=0, must-revalidate',
      })
      return getSignedUrl(client, command, { expiresIn: expiresInSeconds })
    },

    write: (key, source, limit) => writeToS3({ sdk, client, bucket: Bucket }, key, source, limit?.maxBytes),

    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end ?? ''}`
      const found = await client.send(new sdk.GetObjectCommand({ Bucket, Key: key, Range })).catch(s3Error)
      return withStoreErrors(found.Body as Readable)
    },

    stat,

    async copy(from, to) {
      const source = [Bucket, ...from.split('/')].map(encodeURIComponent).join('/')
      // S3 rejects copying a file onto itself. For us that changes nothing.
      if (from === to) return
      await client.send(new sdk.CopyObjectCommand({ Bucket, Key: to, CopySource: source })).catch(s3Error)
    },

    async remove(key) {
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key })).catch(s3Error)
    },

    async *list(prefix) {
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })
      try {
        for await (const page of pages) {
          for (const entry of page.Contents ?? []) {
            if (entry.Key) yield toStoredFile(entry.Key, entry.Size, entry.LastModified)
          }
        }
      } catch (error) {
        s3Error(error)
      }
    },

    startMultipart: multipart.start,
    signPart: multipart.signPart,
    listParts: multipart.listParts,
    async completeMultipart(upload) {
      const failure = await multipart.complete(upload).catch((error: unknown) => error)
      if (failure && !isNotFound(failure)) throw failure
      const stored = await stat(upload.key)
      if (stored?.size === upload.size) return stored
      throw failure ?? new FileStoreError('refused', `The file "${upload.key}" has not the size it was to have.`)
    },
    abortMultipart: multipart.abort,
    sweepMultiparts: (untouchedSince) => multipart.sweep(untouchedSince),
    room: async () => undefined,
  }
}

const isNotFound = (error: unknown): boolean => error instanceof FileStoreError && error.reason === 'not-found'

function s3Client(Client: typeof S3Client, options: S3FileStoreOptions): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle } = options
  return new Client({
    ...(endpoint && { endpoint }),
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Other stores than Amazon S3 reject the checksums that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

function toStoredFile(key: string, size = 0, storedAt = new Date(0), digests: Record<string, string> = {}): StoredFile {
  return {
    key,
    size,
    storedAt,
    ...(digests.sha256 && { sha256: digests.sha256 }),
    ...(digests.crc32 && { crc32: Number(digests.crc32) }),
  }
}
