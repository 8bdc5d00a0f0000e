import type { FileStore } from '../../ports/file-store.ts'
import type { Database } from '../../tables/database.ts'
import { temporaryPrefix } from './create-presigned-post.ts'
import { deleteClaims, insertClaims } from './store-claims.ts'

const keptForMs = 24 * 60 * 60 * 1000

/** Removes uploads that no request has claimed within a day. Answers how many. */
export async function sweepTemporaryFiles(
  { db, fileStore, now }: { db: Database; fileStore: FileStore; now: () => Date },
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0
  for await (const file of fileStore.list(temporaryPrefix)) {
    signal?.throwIfAborted()
    if (now().getTime() - file.storedAt.getTime() <= keptForMs) continue
    // Claimed by the sweep itself while it is removed, so that no request can take it at the same moment.
    const isOurs = (await insertClaims(db, [file.key])).length === 1
    if (!isOurs) continue
    await fileStore.remove(file.key)
    await deleteClaims(db, [file.key])
    removed++
  }
  return removed
}
