import { FileStoreError } from '../../../ports/file-store.ts'

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

/** Translates an error of the file system into one of the port. Unexpected errors stay as they are. */
export function diskError(error: unknown): unknown {
  switch (errorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new FileStoreError('no-room', 'The file store has no room left.', { cause: error })
    case 'EMFILE':
    case 'ENFILE':
      return new FileStoreError('unreachable', 'The file store has too many files open.', { cause: error })
    case 'EIO':
    case 'EROFS':
      return new FileStoreError('unreachable', 'The disk of the file store cannot be written or read.', {
        cause: error,
      })
    default:
      return error
  }
}
