import type { FileStore } from '../../ports/file-store.ts'
import { temporaryPrefix } from './create-presigned-post.ts'

const keptForMs = 24 * 60 * 60 * 1000

/** Removes uploads that no request has claimed within a day. Answers how many. */
export async function sweepTemporaryFiles(
  { fileStore, now }: { fileStore: FileStore; now: () => Date },
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0
  for await (const file of fileStore.list(temporaryPrefix)) {
    signal?.throwIfAborted()
    if (now().getTime() - file.storedAt.getTime() <= keptForMs) continue
    await fileStore.remove(file.key)
    removed++
  }
  return removed
}
