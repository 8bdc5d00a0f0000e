import type { Actor } from '../../../platform/actor.ts'
import { enqueue, handles, type JobHandler } from '../../../platform/jobs/index.ts'
import type { FileStore } from '../../../ports/file-store.ts'
import type { Tx } from '../../../tables/database.ts'
import { checkedStore, claimedKey, requireUploads } from '../../files/index.ts'
import { countOneUpload } from '../job-definitions.ts'
import { countUpload } from './count-upload.ts'
import { type InspectNeeds, inspectUpload } from './inspect-upload.ts'
import {
  findCountsOfClient,
  findUploadCounts,
  forgetOtherBytes,
  insertUploadCounts,
  saveUploadCount,
  type UploadCount,
} from './store-upload-counts.ts'

type Wanted = { readonly actor: Actor; readonly clientId: number; readonly keys: readonly string[] }

/**
 * What is in uploads that belong to no request yet, or in files the organisation sent before. Nobody waits for it:
 * what is not counted yet is being counted by a job. Refuses a key that is neither.
 */
export async function countUploads(
  tx: Tx,
  fileStore: FileStore,
  { actor, clientId, keys }: Wanted,
): Promise<Map<string, UploadCount>> {
  const earlier = await findCountsOfClient(tx, clientId, [...new Set([...keys, ...keys.map(claimedKey)])])
  // A file that was sent already may still be named as it was uploaded.
  const placeOf = (key: string) => (earlier.has(claimedKey(key)) ? claimedKey(key) : key)
  const uploads = await requireUploads(
    tx,
    { fileStore, actor },
    keys.filter((key) => !earlier.has(placeOf(key))),
  )
  for (const { key, sha256 } of uploads) if (sha256) await forgetOtherBytes(tx, key, sha256)
  const uncounted = keys.map(placeOf).filter((key) => !earlier.get(key))
  for (const fileKey of await insertUploadCounts(tx, uncounted)) await enqueue(tx, countOneUpload, { fileKey })
  const fresh = await findUploadCounts(tx, uncounted)
  const counts = new Map<string, UploadCount>()
  for (const key of keys) {
    const count = earlier.get(placeOf(key)) ?? fresh.get(placeOf(key))
    if (count) counts.set(key, count)
  }
  return counts
}

/** Looks at an upload as screening would before opening it. What it finds out, the analysis does not find out again. */
export const countOneUploadHandler = (needs: InspectNeeds): JobHandler =>
  handles(
    countOneUpload,
    async ({ fileKey }, context) => {
      const file_name = fileKey.slice(fileKey.lastIndexOf('/') + 1)
      const fileStore = checkedStore(needs.fileStore, null)
      const { type, rejection } = await inspectUpload(
        { ...needs, fileStore },
        { file_key: fileKey, file_name },
        context,
      )
      // An upload that nobody has claimed may be replaced meanwhile: only the inspected bytes are counted.
      const sha256 = fileStore.digest() ?? null
      const same = checkedStore(needs.fileStore, sha256)
      const found = rejection
        ? null
        : await countUpload({ ...needs, fileStore: same }, { file_key: fileKey, type }, context)
      await context.finish((tx) => saveUploadCount(tx, fileKey, found?.count ?? null, sha256))
    },
    (tx, { fileKey }) => saveUploadCount(tx, fileKey, null, null),
  )
