import type { MultipartUpload } from '@portolan/contract/files/files'
import type { Actor } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { SecretBox } from '../../platform/secret-box.ts'
import { countParts, type FileStore, FileStoreError } from '../../ports/file-store.ts'
import type { Database } from '../../tables/database.ts'
import { openFolder } from './create-presigned-post.ts'
import { refuseShortage } from './refuse-shortage.ts'
import { deleteUploads, insertUpload } from './store-uploads.ts'
import { bytesPerFile, ownerOf } from './upload-owner.ts'
import { countedBytes, findShortage, type UploadQuota } from './upload-quota.ts'
import { sealUpload } from './upload-token.ts'

type Needs = {
  readonly db: Database
  readonly fileStore: FileStore
  readonly uploadBox: SecretBox
  readonly uploadQuota: UploadQuota
}
type UploadRequest = {
  readonly actor: Actor | undefined
  readonly ip: string
  readonly fileName: string
  readonly size: number
}

/** Small enough to send again cheaply. S3 wants at least 5 MiB per part and at most 10,000 parts. */
const partBytes = 8 * 1024 * 1024

/** Counts the whole size at the start, so that a started upload can always be completed. */
export async function startMultipartUpload(
  { db, fileStore, uploadBox, uploadQuota }: Needs,
  { actor, ip, fileName, size }: UploadRequest,
): Promise<MultipartUpload> {
  const most = bytesPerFile(actor)
  if (size > most) throw new Refusal('files_too_large', { limit: 'file', megabytes: Math.round(most / 1024 ** 2) })
  const owner = ownerOf(actor, ip)
  const prefix = await openFolder(db, owner)
  const fileKey = prefix + fileName
  await insertUpload(db, { key: fileKey, prefix, bytes: countedBytes(size), isInParts: true })
  await refuseShortage(db, await findShortage(db, uploadQuota, owner), fileKey)
  try {
    const upload = await fileStore.startMultipart(fileKey, { size, partBytes })
    return { uploadToken: sealUpload(uploadBox, actor, upload), fileKey, partBytes, parts: countParts(upload) }
  } catch (error) {
    await deleteUploads(db, [fileKey])
    throw error instanceof FileStoreError && error.reason === 'no-room' ? new Refusal('no_room') : error
  }
}
