import { Refusal } from '../../platform/refusal.ts'
import { FileStoreError, type StoredFile } from '../../ports/file-store.ts'
import type { Tx } from '../../tables/database.ts'
import { requireUploads, type UploadNeeds } from './require-uploads.ts'
import { insertClaims, releaseClaims } from './store-claims.ts'
import { deleteUploads } from './store-uploads.ts'
import { claimedKey, folderOf } from './upload-keys.ts'

/** A file as it lies where nobody can write, and the key it was uploaded under. */
type ClaimedFile = StoredFile & { readonly uploadKey: string }

/**
 * Takes uploads over into what the transaction makes: from then on they never change, are not swept, and belong to nothing
 * else. A key that is no upload of the caller's, is not there or was claimed before is refused.
 *
 * The claim is written before the file gets its new key, and the upload stays until the sweep. So where the transaction
 * does not come to its end, by a refusal or by a crash, the upload can be claimed again, and the sweep finds both.
 */
export async function claimFiles(tx: Tx, needs: UploadNeeds, keys: readonly string[]): Promise<ClaimedFile[]> {
  if (keys.length === 0) return []
  await requireUploads(tx, needs, keys)
  const claimed = await insertClaims(tx, keys.map(claimedKey).sort())
  if (claimed.length < keys.length) throw new Refusal('file_not_found')
  await deleteUploads(tx, [...keys, ...keys.map(folderOf)])
  return Promise.all(keys.map((key) => moveToClaimed(needs, key)))
}

async function moveToClaimed({ fileStore }: UploadNeeds, uploadKey: string): Promise<ClaimedFile> {
  const key = claimedKey(uploadKey)
  await fileStore.copy(uploadKey, key).catch((error: unknown) => {
    throw error instanceof FileStoreError && error.reason === 'not-found' ? new Refusal('file_not_found') : error
  })
  // Asked of the copy: the upload may have been replaced a moment ago.
  const stored = await fileStore.stat(key)
  if (!stored) throw new Error('The store lost a file that it had just copied.')
  return { ...stored, uploadKey }
}

/** What nothing needs any more is removed by the next sweep. */
export const releaseFiles = (tx: Tx, keys: readonly string[]): Promise<void> => releaseClaims(tx, keys)
