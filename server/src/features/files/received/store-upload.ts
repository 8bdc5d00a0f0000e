import { Refusal } from '../../../platform/refusal.ts'
import { type FileStore, FileStoreError } from '../../../ports/file-store.ts'
import type { Database } from '../../../tables/database.ts'
import { openFolder } from '../create-presigned-post.ts'
import { refuseShortage } from '../refuse-shortage.ts'
import { deleteUploads, insertUpload } from '../store-uploads.ts'
import { countedBytes, findShortage, type UploadQuota } from '../upload-quota.ts'

export type StoreUploadNeeds = {
  readonly db: Database
  readonly fileStore: FileStore
  readonly uploadQuota: UploadQuota
}
type ReceivedFile = { readonly accountId: string; readonly content: Uint8Array }

/** Stores a file that the portal received itself as an upload of this account, to be claimed like others. */
export async function storeUpload(
  { db, fileStore, uploadQuota }: StoreUploadNeeds,
  { accountId, content }: ReceivedFile,
): Promise<string> {
  const owner = { accountId }
  const prefix = await openFolder(db, owner)
  const key = `${prefix}file`
  await insertUpload(db, { key, prefix, bytes: countedBytes(content.length) })
  await refuseShortage(db, await findShortage(db, uploadQuota, owner), key)
  try {
    await fileStore.write(key, chunksOf(content))
    return key
  } catch (error) {
    await deleteUploads(db, [key])
    throw error instanceof FileStoreError && error.reason === 'no-room' ? new Refusal('no_room') : error
  }
}

async function* chunksOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}
