import type { Actor } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { StoredFile } from '../../ports/file-store.ts'
import type { Tx } from '../../tables/database.ts'
import type { StoredFiles } from './stat-uploads.ts'
import { findClaims } from './store-claims.ts'
import { findFolders } from './store-uploads.ts'
import { claimedKey, folderOf, isUpload } from './upload-keys.ts'

export type UploadNeeds = {
  readonly actor: Actor | undefined
  /** What `statUploads` found under the keys before the transaction began. */
  readonly stored: StoredFiles
}

/**
 * The uploads under these keys. Refuses one that does not exist, was claimed already or belongs to someone else, always
 * with the same error.
 */
export async function requireUploads(
  tx: Tx,
  { actor, stored }: UploadNeeds,
  keys: readonly string[],
): Promise<StoredFile[]> {
  if (keys.length === 0) return []
  if (!keys.every(isUpload)) throw new Refusal('file_not_found')
  const folders = await findFolders(tx, [...new Set(keys.map(folderOf))])
  // Uploads from before the upgrade that added owners have no folder; they are swept within a day.
  const isForeign = folders.some(({ account_id }) => account_id !== (actor?.accountId ?? null))
  if (isForeign || (await findClaims(tx, [...keys, ...keys.map(claimedKey)])).length > 0)
    throw new Refusal('file_not_found')
  const found = keys.map((key) => stored.get(key)).filter((file) => file !== undefined)
  if (found.length < keys.length) throw new Refusal('file_not_found')
  return found
}
