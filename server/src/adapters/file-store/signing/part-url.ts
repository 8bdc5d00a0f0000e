import { countPartBytes, type MultipartUpload } from '../../../ports/file-store.ts'
import { S3Error } from '../http/s3-answer.ts'
import type { StoreKeys } from './signature.ts'
import { checkQuery, signQuery } from './signed-query.ts'

/** The position of a part in its upload. */
export type PartPosition = { uploadId: string; partNumber: number; start: number; bytes: number }

/** Signs the query of a URL that accepts one part of this length for a limited time. */
export function signPart(
  keys: StoreKeys,
  upload: MultipartUpload,
  partNumber: number,
  expiresInSeconds: number,
): URLSearchParams {
  const start = (partNumber - 1) * upload.partBytes
  const place = { partNumber: String(partNumber), uploadId: upload.uploadId, start: String(start) }
  const request = { method: 'PUT', key: upload.key, bytes: countPartBytes(upload, partNumber) } as const
  return signQuery(keys, request, place, expiresInSeconds)
}

export function checkPart(
  keys: StoreKeys,
  key: string,
  query: URLSearchParams,
  contentLength: string | undefined,
): PartPosition {
  if (!/^\d{1,15}$/.test(contentLength ?? ''))
    throw new S3Error(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.')
  const bytes = Number(contentLength)
  checkQuery(keys, { method: 'PUT', key, bytes }, query)
  const number = (name: string) => Number(query.get(name))
  return { uploadId: query.get('uploadId') ?? '', partNumber: number('partNumber'), start: number('start'), bytes }
}
