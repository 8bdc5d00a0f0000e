import { Readable } from 'node:stream'
import { FileStoreError, type FileStoreFailure } from '../../../ports/file-store.ts'

const notFoundNames = ['NoSuchKey', 'NotFound', 'NoSuchUpload']
const noSpaceNames = ['QuotaExceeded', 'InsufficientStorage', 'XMinioStorageFull']
const retryableStatuses = [408, 425, 429]

/** Throws the error of the SDK as an error of the port. */
export function s3Error(error: unknown): never {
  if (error instanceof FileStoreError) throw error
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  throw new FileStoreError(toReason(name, readStatus(error)), `The S3 store answered ${name}: ${message}`, {
    cause: error,
  })
}

/** Reports a failure of the stream, such as a lost connection, as an error of the port. */
export function withStoreErrors(body: Readable): Readable {
  async function* chunks() {
    try {
      yield* body
    } catch (error) {
      s3Error(error)
    }
  }
  return Readable.from(chunks(), { objectMode: false })
}

/** No status means that there was no response: a network error, an unknown host, a timeout. */
function toReason(name: string, status: number | undefined): FileStoreFailure {
  if (notFoundNames.includes(name)) return 'not-found'
  if (noSpaceNames.includes(name) || status === 507) return 'no-room'
  if (status === undefined || status >= 500 || retryableStatuses.includes(status)) return 'unreachable'
  return 'refused'
}

function readStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined
  return (error.$metadata as { httpStatusCode?: number }).httpStatusCode
}
