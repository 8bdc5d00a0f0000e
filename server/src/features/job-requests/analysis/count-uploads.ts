import type { Actor } from '../../../platform/actor.ts'
import { enqueue, handles, type JobHandler } from '../../../platform/jobs/index.ts'
import type { Tx } from '../../../tables/database.ts'
import { checkedStore, claimedKey, requireUploads, type StoredFiles } from '../../files/index.ts'
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

type CountRequest = {
  readonly actor: Actor | undefined
  /** The client whose earlier files may be counted; null for none. */
  readonly clientId: number | null
  readonly keys: readonly string[]
}

/**
 * Counts of uploads that belong to no request yet, and of files from the client's earlier requests. Does not wait:
 * missing counts are made by a job. Refuses any other key.
 */
export async function countUploads(
  tx: Tx,
  stored: StoredFiles,
  { actor, clientId, keys }: CountRequest,
): Promise<Map<string, UploadCount>> {
  const earlier =
    clientId === null
      ? new Map<string, UploadCount | null>()
      : await findCountsOfClient(tx, clientId, [...new Set([...keys, ...keys.map(claimedKey)])])
  // A file of an earlier request may still be named by its upload key.
  const placeOf = (key: string) => (earlier.has(claimedKey(key)) ? claimedKey(key) : key)
  const uploads = await requireUploads(
    tx,
    { actor, stored },
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

/** Inspects an upload as screening does before counting it. The analysis reuses the result. */
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
    { giveUp: (tx, { fileKey }) => saveUploadCount(tx, fileKey, null, null) },
  )
