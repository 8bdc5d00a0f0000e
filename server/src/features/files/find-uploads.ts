import type { Actor } from '../../platform/actor.ts'
import type { FileStore, StoredFile } from '../../ports/file-store.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { type StoredFiles, statUploads } from './stat-uploads.ts'
import { findClaims } from './store-claims.ts'
import { findFolders } from './store-uploads.ts'
import { claimedKey, folderOf, isUpload } from './upload-keys.ts'

export type UploadNeeds = {
  readonly actor: Actor | undefined
  /** What `statUploads` found under the keys before the transaction began. */
  readonly stored: StoredFiles
}

/** The uploads under these keys that exist, belong to the caller and were not claimed. */
export async function findOwnUploads(
  db: Database | Tx,
  { actor, stored }: UploadNeeds,
  keys: readonly string[],
): Promise<StoredFile[]> {
  const uploads = keys.filter(isUpload)
  if (uploads.length === 0) return []
  const folders = await findFolders(db, [...new Set(uploads.map(folderOf))])
  // Uploads from before the upgrade that added owners have no folder; they are swept within a day.
  const isForeign = ({ account_id }: { account_id: string | null }) => account_id !== (actor?.accountId ?? null)
  const foreign = new Set(folders.filter(isForeign).map(({ prefix }) => prefix))
  const claimed = new Set(await findClaims(db, [...uploads, ...uploads.map(claimedKey)]))
  return uploads
    .filter((key) => !foreign.has(folderOf(key)) && !claimed.has(key) && !claimed.has(claimedKey(key)))
    .flatMap((key) => stored.get(key) ?? [])
}

type FindNeeds = { readonly db: Database; readonly fileStore: FileStore }

/** For a form that was left and opened again: which of its files need not be uploaded again. */
export async function findUploads(
  { db, fileStore }: FindNeeds,
  actor: Actor | undefined,
  keys: readonly string[],
): Promise<{ fileKeys: string[] }> {
  const found = await findOwnUploads(db, { actor, stored: await statUploads(fileStore, keys) }, keys)
  return { fileKeys: found.map(({ key }) => key) }
}
