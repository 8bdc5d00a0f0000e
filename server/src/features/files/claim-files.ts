import { Refusal } from '../../platform/refusal.ts'
import type { FileStore, StoredFile } from '../../ports/file-store.ts'
import type { Tx } from '../../tables/database.ts'
import { isUpload } from './require-uploads.ts'
import { deleteClaims, insertClaims } from './store-claims.ts'

/**
 * Takes uploads over into what the transaction makes: from then on they are not swept, and belong to nothing else.
 * A key that is no upload, is not there or was claimed before is refused.
 */
export async function claimFiles(tx: Tx, fileStore: FileStore, keys: readonly string[]): Promise<StoredFile[]> {
  const files = await Promise.all(keys.map((key) => (isUpload(key) ? fileStore.stat(key) : undefined)))
  const found = files.filter((file) => file !== undefined)
  if (found.length < keys.length) throw new Refusal('file_not_found')
  const claimed = await insertClaims(tx, keys)
  if (claimed.length < keys.length) throw new Refusal('file_not_found')
  return found
}

/** What nothing needs any more is an upload among others again, and is swept. */
export const releaseFiles = (tx: Tx, keys: readonly string[]): Promise<void> => deleteClaims(tx, keys)
