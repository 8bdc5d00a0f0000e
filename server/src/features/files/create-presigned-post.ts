import { randomUUID } from 'node:crypto'
import type { PresignedPost } from '@portolan/contract/files'
import type { Actor } from '../../platform/actor.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { bytesPerFile } from './upload-limit.ts'

/** Files nobody has claimed yet live here. */
export const temporaryPrefix = 'temp/'

const goodForSeconds = 60 * 60

/** A form for uploads into a temporary folder of their own; the store enforces its limits byte by byte. */
export async function createPresignedPost(
  { fileStore }: { fileStore: FileStore },
  actor: Actor | undefined,
  maxTotalBytes: number | undefined,
): Promise<PresignedPost> {
  const most = bytesPerFile(actor)
  return fileStore.presignPost({
    keyPrefix: `${temporaryPrefix}${randomUUID()}/`,
    maxBytes: Math.min(most, maxTotalBytes ?? most),
    expiresInSeconds: goodForSeconds,
  })
}
