import { enqueue, handles, type JobHandler } from '../../platform/jobs/index.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { Tx } from '../../tables/database.ts'
import { requireUploads } from '../files/index.ts'
import { countUpload } from './count-upload.ts'
import { type InspectNeeds, inspectUpload } from './inspect-upload.ts'
import { countOneUpload } from './job-definitions.ts'
import {
  findCountsOfClient,
  findUploadCounts,
  insertUploadCounts,
  saveUploadCount,
  type UploadCount,
} from './store-upload-counts.ts'

type Wanted = { readonly clientId: number; readonly keys: readonly string[] }

/**
 * What is in uploads that belong to no request yet, or in files the organisation sent before. Nobody waits for it:
 * what is not counted yet is being counted by a job. Refuses a key that is neither.
 */
export async function countUploads(
  tx: Tx,
  fileStore: FileStore,
  { clientId, keys }: Wanted,
): Promise<Map<string, UploadCount>> {
  const earlier = await findCountsOfClient(tx, clientId, keys)
  await requireUploads(
    tx,
    fileStore,
    keys.filter((key) => !earlier.has(key)),
  )
  const uncounted = keys.filter((key) => !earlier.get(key))
  for (const fileKey of await insertUploadCounts(tx, uncounted)) await enqueue(tx, countOneUpload, { fileKey })
  const counts = await findUploadCounts(tx, uncounted)
  for (const [key, count] of earlier) if (count) counts.set(key, count)
  return counts
}

/** Looks at an upload as screening would before opening it. What it finds out, the analysis does not find out again. */
export const countOneUploadHandler = (needs: InspectNeeds): JobHandler =>
  handles(
    countOneUpload,
    async ({ fileKey }, context) => {
      const file_name = fileKey.slice(fileKey.lastIndexOf('/') + 1)
      const { type, rejection } = await inspectUpload(needs, { file_key: fileKey, file_name }, context)
      const found = rejection ? null : await countUpload(needs, { file_key: fileKey, type }, context)
      await context.finish((tx) => saveUploadCount(tx, fileKey, found?.count ?? null))
    },
    (tx, { fileKey }) => saveUploadCount(tx, fileKey, null),
  )
