import { randomUUID } from 'node:crypto'
import type { MultipartUpload } from '@portolan/contract/files'
import type { Actor } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { SecretBox } from '../../platform/secret-box.ts'
import { countParts, type FileStore } from '../../ports/file-store.ts'
import { temporaryPrefix } from './create-presigned-post.ts'
import { bytesPerFile } from './upload-limit.ts'
import { sealUpload } from './upload-token.ts'

/** Small enough to be sent again without regret; S3 wants at least 5 MiB and at most 10,000 of them. */
const partBytes = 8 * 1024 * 1024

export async function startMultipartUpload(
  { fileStore, uploadBox }: { fileStore: FileStore; uploadBox: SecretBox },
  actor: Actor | undefined,
  { fileName, size }: { fileName: string; size: number },
): Promise<MultipartUpload> {
  if (size > bytesPerFile(actor)) throw new Refusal('files_too_large')
  const fileKey = `${temporaryPrefix}${randomUUID()}/${fileName}`
  const upload = await fileStore.startMultipart(fileKey, { size, partBytes })
  return { uploadToken: sealUpload(uploadBox, actor, upload), fileKey, partBytes, parts: countParts(upload) }
}
