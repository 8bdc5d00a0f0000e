import { Refusal } from '../../platform/refusal.ts'
import { type FileStore, FileStoreError, type StoredFile } from '../../ports/file-store.ts'
import type { Tx } from '../../tables/database.ts'
import type { UploadNeeds } from './find-uploads.ts'
import { requireUploads } from './require-uploads.ts'
import { insertClaims, releaseClaims } from './store-claims.ts'
import { deleteUploads } from './store-uploads.ts'
import { claimedKey, folderOf } from './upload-keys.ts'

/** A file under its final key, which no upload can write to, with the key it was uploaded under. */
type ClaimedFile = StoredFile & { readonly uploadKey: string }

type ClaimNeeds = UploadNeeds & { readonly fileStore: FileStore }

/**
 * Makes uploads part of what the transaction creates: they no longer change, are not swept and cannot be claimed again.
 * Refuses a key that is not an upload of the caller, does not exist or was claimed before.
 *
 * The copy is made inside the transaction, after the claim: only the holder of the claim may write to the final key,
 * so that of two claims at once the later one cannot replace the bytes of the first. The upload stays until the sweep;
 * if the transaction fails, the upload can be claimed again and the sweep removes the copy.
 */
export async function claimFiles(tx: Tx, needs: ClaimNeeds, keys: readonly string[]): Promise<ClaimedFile[]> {
  if (keys.length === 0) return []
  await requireUploads(tx, needs, keys)
  const claimed = await insertClaims(tx, keys.map(claimedKey).sort())
  if (claimed.length < keys.length) throw new Refusal('file_not_found')
  await deleteUploads(tx, [...keys, ...keys.map(folderOf)])
  return Promise.all(keys.map((key) => copyToClaimed(needs, key)))
}

async function copyToClaimed({ fileStore }: ClaimNeeds, uploadKey: string): Promise<ClaimedFile> {
  const key = claimedKey(uploadKey)
  await fileStore.copy(uploadKey, key).catch((error: unknown) => {
    throw error instanceof FileStoreError && error.reason === 'not-found' ? new Refusal('file_not_found') : error
  })
  // The digest of the copy counts: the upload may have been replaced in the meantime.
  const stored = await fileStore.stat(key)
  if (!stored) throw new Error('The store lost a file that it had just copied.')
  return { ...stored, uploadKey }
}

/** Lets the next sweep remove the files. */
export const releaseFiles = (tx: Tx, keys: readonly string[]): Promise<void> => releaseClaims(tx, keys)
