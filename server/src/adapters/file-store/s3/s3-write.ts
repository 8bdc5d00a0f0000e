import type { CompletedPart, S3Client } from '@aws-sdk/client-s3'
import type { StoredFile } from '../../../ports/file-store.ts'
import { digestStream, type FileDigest, splitIntoChunks } from '../digest-stream.ts'
import { s3Error } from './s3-error.ts'

export type S3Place = { sdk: typeof import('@aws-sdk/client-s3'); client: S3Client; bucket: string }

/** S3 requires at least 5 MiB and allows at most 10,000 parts. */
const partBytes = 8 * 1024 * 1024

/** The length of the source is not known in advance: more than one part goes as a multipart upload, part by part. */
export async function writeToS3(
  place: S3Place,
  key: string,
  source: AsyncIterable<Uint8Array>,
  maxBytes?: number,
): Promise<StoredFile> {
  const { bytes, digest } = digestStream(source, maxBytes)
  const parts = splitIntoChunks(bytes, partBytes)
  try {
    const { value: first = Buffer.alloc(0) } = await parts.next()
    if (first.length < partBytes) await putWhole(place, key, first, digest())
    else await putParts(place, key, first, parts)
    return { key, ...digest(), storedAt: new Date() }
  } finally {
    await parts.return(undefined)
  }
}

async function putWhole(
  { sdk, client, bucket }: S3Place,
  key: string,
  body: Buffer,
  digest: FileDigest,
): Promise<void> {
  const Metadata = { sha256: digest.sha256, crc32: String(digest.crc32) }
  await client.send(new sdk.PutObjectCommand({ Bucket: bucket, Key: key, Body: body, Metadata })).catch(s3Error)
}

/** The file becomes visible with the last step. A failure aborts the upload. */
async function putParts(
  { sdk, client, bucket }: S3Place,
  key: string,
  first: Buffer,
  rest: AsyncIterable<Buffer>,
): Promise<void> {
  const started = await client.send(new sdk.CreateMultipartUploadCommand({ Bucket: bucket, Key: key })).catch(s3Error)
  const upload = { Bucket: bucket, Key: key, UploadId: started.UploadId }
  const done: CompletedPart[] = []
  const put = async (body: Buffer) => {
    const PartNumber = done.length + 1
    const { ETag } = await client.send(new sdk.UploadPartCommand({ ...upload, PartNumber, Body: body })).catch(s3Error)
    done.push({ PartNumber, ...(ETag && { ETag }) })
  }
  try {
    await put(first)
    for await (const part of rest) await put(part)
    await client
      .send(new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: done } }))
      .catch(s3Error)
  } catch (error) {
    await client.send(new sdk.AbortMultipartUploadCommand(upload)).catch(() => {})
    throw error
  }
}
