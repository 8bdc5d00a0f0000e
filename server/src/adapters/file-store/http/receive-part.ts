import type { IncomingMessage, ServerResponse } from 'node:http'
import { FileStoreError } from '../../../ports/file-store.ts'
import type { DiskSpace } from '../disk/disk-space.ts'
import type { EmbeddedMultipart } from '../embedded-multipart.ts'
import { checkPart } from '../signing/part-url.ts'
import type { StoreKeys } from '../signing/signature.ts'
import { S3Error } from './s3-answer.ts'

const idleTimeoutMs = 60_000

/** PUT of one part to its signed URL. */
export async function answerPart(
  place: { multipart: EmbeddedMultipart; diskSpace: DiskSpace; keys: StoreKeys },
  target: { key: string; query: URLSearchParams },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const part = checkPart(place.keys, target.key, target.query, request.headers['content-length'])
  request.setTimeout(idleTimeoutMs, () => request.destroy(new Error('The client sent nothing for a minute.')))
  const release = await place.diskSpace.reserve(part.bytes)
  try {
    await place.multipart.receivePart(part, request)
  } catch (error) {
    if (!(error instanceof FileStoreError && error.reason === 'not-found')) throw error
    throw new S3Error(404, 'NoSuchUpload', 'The specified upload does not exist.')
  } finally {
    release()
  }
  request.setTimeout(0)
  response.writeHead(200).end()
}
