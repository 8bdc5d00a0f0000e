import { Refusal } from '../../platform/refusal.ts'
import type { StoredFile } from '../../ports/file-store.ts'
import type { Tx } from '../../tables/database.ts'
import { findOwnUploads, type UploadNeeds } from './find-uploads.ts'

/**
 * The uploads under these keys. Refuses one that does not exist, was claimed already or belongs to someone else, always
 * with the same error.
 */
export async function requireUploads(tx: Tx, needs: UploadNeeds, keys: readonly string[]): Promise<StoredFile[]> {
  const found = await findOwnUploads(tx, needs, keys)
  if (found.length < keys.length) throw new Refusal('file_not_found')
  return found
}
