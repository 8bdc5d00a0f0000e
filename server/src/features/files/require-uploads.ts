import { Refusal } from '../../platform/refusal.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { Tx } from '../../tables/database.ts'
import { temporaryPrefix } from './create-presigned-post.ts'
import { findClaims } from './store-claims.ts'

/** Whoever knows the key of an upload made it; once it belongs to something, that no longer counts. */
export async function requireUploads(tx: Tx, fileStore: FileStore, keys: readonly string[]): Promise<void> {
  const files = await Promise.all(keys.map((key) => (isUpload(key) ? fileStore.stat(key) : undefined)))
  if (files.includes(undefined) || (await findClaims(tx, keys)).length > 0) throw new Refusal('file_not_found')
}

export const isUpload = (key: string): boolean => key.startsWith(temporaryPrefix) && !key.includes('\0')
