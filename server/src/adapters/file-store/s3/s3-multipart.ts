import type {
  ListMultipartUploadsCommand,
  ListMultipartUploadsCommandInput,
  ListMultipartUploadsCommandOutput,
  Part,
} from '@aws-sdk/client-s3'
import { countPartBytes, FileStoreError, listMissingParts, type MultipartUpload } from '../../../ports/file-store.ts'
import { s3Error } from './s3-error.ts'
import type { S3Place } from './s3-write.ts'

/** Uploads in parts, which the store itself takes from the browser; only their beginning and end go through us. */
export function s3Multipart({ sdk, client, bucket }: S3Place) {
  const of = ({ key, uploadId }: Pick<MultipartUpload, 'key' | 'uploadId'>) => ({
    Bucket: bucket,
    Key: key,
    UploadId: uploadId,
  })

  /** Page by page by hand: Ceph names a next page also behind the last one, and the SDK would go round for ever. */
  async function partsThere(upload: MultipartUpload): Promise<Part[]> {
    const parts: Part[] = []
    for (let isMore = true; isMore; ) {
      const PartNumberMarker = String(parts.at(-1)?.PartNumber ?? 0)
      const page = await client.send(new sdk.ListPartsCommand({ ...of(upload), PartNumberMarker })).catch(s3Error)
      parts.push(...(page.Parts ?? []))
      isMore = page.IsTruncated === true && page.Parts !== undefined
    }
    return parts.filter(({ PartNumber, Size }) => Size === countPartBytes(upload, PartNumber ?? 0))
  }

  async function abort(upload: Pick<MultipartUpload, 'key' | 'uploadId'>): Promise<void> {
    await client
      .send(new sdk.AbortMultipartUploadCommand(of(upload)))
      .catch(s3Error)
      .catch(unlessNotThere)
  }

  /** The SDK turns the pages of every list but this one. */
  async function* begun() {
    let from: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> | undefined = {}
    while (from) {
      const command: ListMultipartUploadsCommand = new sdk.ListMultipartUploadsCommand({ Bucket: bucket, ...from })
      const page: ListMultipartUploadsCommandOutput = await client.send(command).catch(s3Error)
      yield* page.Uploads ?? []
      from = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : undefined
    }
  }

  const numbersOf = (parts: readonly Part[]) => parts.map(({ PartNumber }) => PartNumber ?? 0)

  return {
    async start(key: string, plan: Pick<MultipartUpload, 'size' | 'partBytes'>): Promise<MultipartUpload> {
      const command = new sdk.CreateMultipartUploadCommand({ Bucket: bucket, Key: key })
      const { UploadId } = await client.send(command).catch(s3Error)
      return { key, uploadId: UploadId ?? '', ...plan }
    },

    async signPart(upload: MultipartUpload, partNumber: number, expiresInSeconds: number): Promise<string> {
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner')
      const ContentLength = countPartBytes(upload, partNumber)
      const command = new sdk.UploadPartCommand({ ...of(upload), PartNumber: partNumber, ContentLength })
      return getSignedUrl(client, command, { expiresIn: expiresInSeconds })
    },

    listParts: async (upload: MultipartUpload): Promise<number[]> => numbersOf(await partsThere(upload)),

    async complete(upload: MultipartUpload): Promise<void> {
      const parts = await partsThere(upload)
      const [missing] = listMissingParts(upload, numbersOf(parts))
      if (missing) throw new FileStoreError('refused', `Part ${missing} of the upload is missing.`)
      const Parts = parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }))
      const command = new sdk.CompleteMultipartUploadCommand({ ...of(upload), MultipartUpload: { Parts } })
      await client.send(command).catch(s3Error)
    },

    abort,

    async sweep(beganBefore: Date): Promise<number> {
      let swept = 0
      for await (const { Key, UploadId, Initiated } of begun()) {
        if (!Key || !UploadId || !Initiated || Initiated >= beganBefore) continue
        await abort({ key: Key, uploadId: UploadId })
        swept++
      }
      return swept
    },
  }
}

function unlessNotThere(error: unknown): void {
  if (!(error instanceof FileStoreError && error.reason === 'not-found')) throw error
}
