import { sql } from 'kysely'
import type { Tx } from '../../../tables/database.ts'

/** Deletes a delivery that the client cannot see yet. Returns its name, or undefined if there is none. */
export async function deleteDelivery(
  tx: Tx,
  requestId: string,
  fileKeys: readonly string[],
): Promise<string | undefined> {
  const deleted = await tx
    .deleteFrom('job_request_file')
    .where('job_request_id', '=', requestId)
    .where('file_key', 'in', fileKeys)
    .where('is_withheld', '=', true)
    .returning('file_name')
    .executeTakeFirst()
  return deleted?.file_name
}

/** Takes a delivery that the client has off the request. Returns its name, or undefined if there is none. */
export async function detachDelivery(tx: Tx, requestId: string, fileKey: string): Promise<string | undefined> {
  const detached = await tx
    .deleteFrom('job_request_file')
    .where('job_request_id', '=', requestId)
    .where('file_key', '=', fileKey)
    .where('category', '=', 'TRANSLATED_DOCUMENT')
    .where('is_withheld', '=', false)
    .returning('file_name')
    .executeTakeFirst()
  return detached?.file_name
}

/** Marks a delivery that the client has as removed, or no longer. Returns its name, or undefined if there is none. */
export async function markRemoved(
  tx: Tx,
  requestId: string,
  fileKey: string,
  isRemoved: boolean,
): Promise<string | undefined> {
  const marked = await tx
    .updateTable('job_request_file')
    .set({ is_removed: isRemoved })
    .where('job_request_id', '=', requestId)
    .where('file_key', '=', fileKey)
    .where('category', '=', 'TRANSLATED_DOCUMENT')
    .where('is_withheld', '=', false)
    .where('is_removed', '=', !isRemoved)
    .returning('file_name')
    .executeTakeFirst()
  return marked?.file_name
}

/** Takes the removed deliveries off the request. Their bytes stay in the store. */
export const detachRemoved = (tx: Tx, requestId: string): Promise<DetachedFile[]> =>
  tx
    .deleteFrom('job_request_file')
    .where('job_request_id', '=', requestId)
    .where('is_removed', '=', true)
    .returning(['file_name', 'file_key'])
    .execute()

/** The client keeps what was to be removed. */
export async function keepRemoved(tx: Tx, requestId: string): Promise<void> {
  await tx
    .updateTable('job_request_file')
    .set({ is_removed: false })
    .where('job_request_id', '=', requestId)
    .where('is_removed', '=', true)
    .execute()
}

/** Shows all deliveries of a request to the client. */
export async function releaseDeliveries(tx: Tx, requestId: string): Promise<void> {
  await tx
    .updateTable('job_request_file')
    .set({ is_withheld: false })
    .where('job_request_id', '=', requestId)
    .where('is_withheld', '=', true)
    .execute()
}

/** A file that is no longer part of the request. Its bytes stay in the store. */
export type DetachedFile = { readonly file_name: string; readonly file_key: string }

/** Takes files that the client has off the request where a withheld one of the same language and name replaces them. */
export async function detachReplaced(tx: Tx, requestId: string): Promise<DetachedFile[]> {
  return tx
    .deleteFrom('job_request_file as old')
    .using('job_request_file as fresh')
    .where('old.job_request_id', '=', requestId)
    .where('old.category', '=', 'TRANSLATED_DOCUMENT')
    .where('old.is_withheld', '=', false)
    .whereRef('fresh.job_request_id', '=', 'old.job_request_id')
    .where('fresh.is_withheld', '=', true)
    .whereRef('fresh.file_name', '=', 'old.file_name')
    .where(sql<boolean>`fresh.language_id is not distinct from old.language_id`)
    .returning(['old.file_name', 'old.file_key'])
    .execute()
}

/** Takes the deliveries in a folder off the request, because others replace them. Their bytes stay in the store. */
export async function detachDeliveries(tx: Tx, requestId: string, folder: string): Promise<void> {
  await tx
    .deleteFrom('job_request_file')
    .where('job_request_id', '=', requestId)
    .where('category', '=', 'TRANSLATED_DOCUMENT')
    .where(sql<boolean>`starts_with(file_key, ${folder})`)
    .execute()
}
