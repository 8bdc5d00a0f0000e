import type { CompletedPart, S3Client } from '@aws-sdk/client-s3'
import type { StoredFile } from '../../../ports/file-store.ts'
import { digestStream, inPieces, type Measure } from '../disk/digest-stream.ts'
import { s3Error } from './s3-error.ts'

export type S3Place = { sdk: typeof import('@aws-sdk/client-s3'); client: S3Client; bucket: string }

/** At least 5 MiB by the rules of S3, and at most 10,000 make a file. */
const PART_BYTES = 8 * 1024 * 1024

/** How long the source is shows only at its end, so what is more than one part goes in several, one after the other. */
export async function writeToS3(
  place: S3Place,
  key: string,
  source: AsyncIterable<Uint8Array>,
  maxBytes?: number,
): Promise<StoredFile> {
  const { bytes, measure } = digestStream(source, maxBytes)
  const parts = inPieces(bytes, PART_BYTES)
  try {
    const { value: first = Buffer.alloc(0) } = await parts.next()
    if (first.length < PART_BYTES) await putWhole(place, key, first, measure())
    else await putParts(place, key, first, parts)
    return { key, ...measure(), storedAt: new Date() }
  } finally {
    await parts.return(undefined)
  }
}

async function putWhole({ sdk, client, bucket }: S3Place, key: string, body: Buffer, measure: Measure): Promise<void> {
  const Metadata = { sha256: measure.sha256, crc32: String(measure.crc32) }
  await client.send(new sdk.PutObjectCommand({ Bucket: bucket, Key: key, Body: body, Metadata })).catch(s3Error)
}

/** Nothing is visible before the last step, and nothing stays when one fails. */
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
