import { uploadLimits } from '@portolan/contract/files/files'
import type { FileStore, StoredFile } from '../../ports/file-store.ts'
import type { Database } from '../../tables/database.ts'
import { deleteClaims, findClaims, findReleased, insertClaims } from './store-claims.ts'
import {
  deleteFoldersBefore,
  deleteUploads,
  findFolders,
  findUploads,
  findWholeUploadsBefore,
  insertUpload,
} from './store-uploads.ts'
import { claimedKey, folderOf, temporaryPrefix } from './upload-keys.ts'
import { countedBytes } from './upload-quota.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const batchSize = 500

export type SweepNeeds = { readonly db: Database; readonly fileStore: FileStore; readonly now: () => Date }

/**
 * Removes uploads that were not claimed within a day, or within an hour if space is short; the upload keys of claimed
 * files; and released files. Counts uploads that the store took without asking. Returns how many unclaimed were removed.
 */
export async function sweepTemporaryFiles(needs: SweepNeeds, isShort = false, signal?: AbortSignal): Promise<number> {
  const { db, fileStore, now } = needs
  const oldest = new Date(now().getTime() - (isShort ? hourMs : dayMs))
  const inForm = new Map<string, number>()
  let removed = 0
  for await (const files of inBatches(fileStore.list(temporaryPrefix))) {
    signal?.throwIfAborted()
    const claimed = new Set(
      await findClaims(
        db,
        files.flatMap(({ key }) => [key, claimedKey(key)]),
      ),
    )
    for (const { key } of files.filter((file) => claimed.has(claimedKey(file.key)))) await fileStore.remove(key)
    const free = files.filter(({ key }) => !claimed.has(key) && !claimed.has(claimedKey(key)))
    const tooMany = free.filter(({ key }) => isBeyondForm(inForm, key))
    const old = free.filter((file) => file.storedAt < oldest || tooMany.includes(file))
    for (const file of old) if (await removeUnclaimed(needs, file)) removed++
    await countUncounted(
      db,
      free.filter((file) => !old.includes(file)),
    )
  }
  await forgetLost(needs)
  await removeReleased(needs)
  await deleteFoldersBefore(db, new Date(now().getTime() - dayMs - hourMs))
  return removed
}

/** More arrived by one form than its owner may upload. A store that does not ask before uploads cannot prevent that. */
function isBeyondForm(inForm: Map<string, number>, key: string): boolean {
  const files = (inForm.get(folderOf(key)) ?? 0) + 1
  inForm.set(folderOf(key), files)
  return files > uploadLimits.signedIn.files
}

async function removeUnclaimed({ db, fileStore }: SweepNeeds, { key }: StoredFile): Promise<boolean> {
  // The sweep claims the file while it removes it, so that no request can claim it at the same time.
  const claim = claimedKey(key)
  if ((await insertClaims(db, [claim])).length === 0) return false
  await fileStore.remove(key)
  // A failed claim may have left a copy.
  await fileStore.remove(claim)
  await deleteUploads(db, [key])
  await deleteClaims(db, [claim])
  return true
}

async function countUncounted(db: Database, files: readonly StoredFile[]): Promise<void> {
  const counted = await findUploads(
    db,
    files.map(({ key }) => key),
  )
  const uncounted = files.filter(({ key }) => !counted.has(key))
  const known = new Set(
    (await findFolders(db, [...new Set(uncounted.map(({ key }) => folderOf(key)))])).map(({ prefix }) => prefix),
  )
  for (const { key, size } of uncounted)
    if (known.has(folderOf(key))) await insertUpload(db, { key, prefix: folderOf(key), bytes: countedBytes(size) })
}

/** An upload that was counted an hour ago and does not exist was never completed. */
async function forgetLost({ db, fileStore, now }: SweepNeeds): Promise<void> {
  for (const key of await findWholeUploadsBefore(db, new Date(now().getTime() - hourMs)))
    if (!(await fileStore.stat(key))) await deleteUploads(db, [key])
}

async function removeReleased({ db, fileStore }: SweepNeeds): Promise<void> {
  for (const key of await findReleased(db)) {
    await fileStore.remove(key)
    await deleteClaims(db, [key])
  }
}

async function* inBatches(files: AsyncIterable<StoredFile>): AsyncGenerator<StoredFile[]> {
  let batch: StoredFile[] = []
  for await (const file of files) {
    batch.push(file)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
