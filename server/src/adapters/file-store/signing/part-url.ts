import { bytesOfPart, type MultipartUpload } from '../../../ports/file-store.ts'
import { S3Error } from '../http/s3-answer.ts'
import type { StoreKeys } from './signature.ts'
import { checkQuery, signQuery } from './signed-query.ts'

/** Where in its upload the bytes of a part belong. */
export type PartPlace = { uploadId: string; partNumber: number; start: number; bytes: number }

/** The query that takes one part of one length for a while. */
export function signPart(
  keys: StoreKeys,
  upload: MultipartUpload,
  partNumber: number,
  expiresInSeconds: number,
): URLSearchParams {
  const start = (partNumber - 1) * upload.partBytes
  const place = { partNumber: String(partNumber), uploadId: upload.uploadId, start: String(start) }
  const request = { method: 'PUT', key: upload.key, bytes: bytesOfPart(upload, partNumber) } as const
  return signQuery(keys, request, place, expiresInSeconds)
}

export function checkPart(
  keys: StoreKeys,
  key: string,
  query: URLSearchParams,
  contentLength: string | undefined,
): PartPlace {
  if (!/^\d{1,15}$/.test(contentLength ?? ''))
    throw new S3Error(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.')
  const bytes = Number(contentLength)
  checkQuery(keys, { method: 'PUT', key, bytes }, query)
  const number = (name: string) => Number(query.get(name))
  return { uploadId: query.get('uploadId') ?? '', partNumber: number('partNumber'), start: number('start'), bytes }
}
