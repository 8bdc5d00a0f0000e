import type { FileStore, StoredFile } from '../../ports/file-store.ts'
import { isUpload } from './upload-keys.ts'

/** What the store holds, by key. */
export type StoredFiles = ReadonlyMap<string, StoredFile>

/**
 * Asks the store about uploads, and about files whose keys are known to be good. Called before a transaction begins,
 * because with S3 every key is a network call.
 */
export async function statUploads(
  fileStore: FileStore,
  keys: readonly string[],
  knownKeys: readonly string[] = [],
): Promise<StoredFiles> {
  const asked = new Set([...keys.filter(isUpload), ...knownKeys])
  const found = await Promise.all([...asked].map((key) => fileStore.stat(key)))
  return new Map(found.filter((file) => file !== undefined).map((file) => [file.key, file]))
}
