import { Readable } from 'node:stream'
import { FileStoreError, type FileStoreFailure } from '../../../ports/file-store.ts'

const NOT_THERE = ['NoSuchKey', 'NotFound', 'NoSuchUpload']
const NO_ROOM = ['QuotaExceeded', 'InsufficientStorage', 'XMinioStorageFull']
const TRY_AGAIN_STATUS = [408, 425, 429]

/** Throws what the SDK threw, in the words of the port. */
export function s3Error(error: unknown): never {
  if (error instanceof FileStoreError) throw error
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  throw new FileStoreError(reasonOf(name, statusOf(error)), `The S3 store answered ${name}: ${message}`, {
    cause: error,
  })
}

/** A stream whose own failure, a connection lost half-way, is the port's too. */
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

/** Without a status no answer came at all: the network, a name, a timeout. */
function reasonOf(name: string, status: number | undefined): FileStoreFailure {
  if (NOT_THERE.includes(name)) return 'not-found'
  if (NO_ROOM.includes(name) || status === 507) return 'no-room'
  if (status === undefined || status >= 500 || TRY_AGAIN_STATUS.includes(status)) return 'unreachable'
  return 'refused'
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined
  return (error.$metadata as { httpStatusCode?: number }).httpStatusCode
}
