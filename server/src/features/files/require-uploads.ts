import type { Actor } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { FileStore, StoredFile } from '../../ports/file-store.ts'
import type { Tx } from '../../tables/database.ts'
import { findClaims } from './store-claims.ts'
import { findFolders } from './store-uploads.ts'
import { claimedKey, folderOf, isUpload } from './upload-keys.ts'

export type UploadNeeds = { readonly fileStore: FileStore; readonly actor: Actor | undefined }

/**
 * The uploads under these keys. One that is not there, belongs to something already or was made by someone else is
 * refused, all in the same words.
 */
export async function requireUploads(
  tx: Tx,
  { fileStore, actor }: UploadNeeds,
  keys: readonly string[],
): Promise<StoredFile[]> {
  if (keys.length === 0) return []
  if (!keys.every(isUpload)) throw new Refusal('file_not_found')
  const folders = await findFolders(tx, [...new Set(keys.map(folderOf))])
  // Uploads of a portal before owners were known have no folder here; they are a day old at most.
  const isForeign = folders.some(({ account_id }) => account_id !== (actor?.accountId ?? null))
  if (isForeign || (await findClaims(tx, [...keys, ...keys.map(claimedKey)])).length > 0)
    throw new Refusal('file_not_found')
  const files = await Promise.all(keys.map((key) => fileStore.stat(key)))
  const found = files.filter((file) => file !== undefined)
  if (found.length < keys.length) throw new Refusal('file_not_found')
  return found
}
