import type { TextCount } from '@portolan/contract/job-requests/requests'
import { type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'
import type { UploadCountTable } from '../../../tables/quote.ts'
import type { TextCountColumns } from '../../../tables/text-count.ts'
import { columnsOfCount, countOfColumns } from './text-count.ts'

type CountRow = Selectable<UploadCountTable>
export type UploadCount = {
  readonly status: CountRow['status']
  readonly count: TextCount | null
  /** Digest of the counted bytes: an unclaimed upload may be replaced. */
  readonly sha256?: string | null
}

export async function findUploadCounts(db: Database | Tx, keys: readonly string[]): Promise<Map<string, UploadCount>> {
  if (keys.length === 0) return new Map()
  const rows = await db.selectFrom('upload_count').selectAll().where('file_key', 'in', keys).execute()
  return new Map(
    rows.map((row) => [row.file_key, { status: row.status, count: countOfColumns(row), sha256: row.sha256 }]),
  )
}

/** Counts of the client's earlier requests for files that are used again; null for files that needed no count. */
export async function findCountsOfClient(
  db: Database | Tx,
  clientId: number,
  keys: readonly string[],
): Promise<Map<string, UploadCount | null>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('job_request_file')
    .innerJoin('job_request', 'job_request.id', 'job_request_file.job_request_id')
    .select(['file_key', 'counted_at'])
    .select(['job_request_file.word_count', 'job_request_file.character_count', 'job_request_file.page_count'])
    .select(['job_request_file.asian_character_count', 'job_request_file.count_notes'])
    .where('client_id', '=', clientId)
    .where('file_key', 'in', keys)
    .where('rejection', 'is', null)
    .where('is_withheld', '=', false)
    .orderBy('counted_at', (order) => order.desc().nullsLast())
    .execute()
  const counts = new Map<string, UploadCount | null>()
  for (const row of rows) if (!counts.has(row.file_key)) counts.set(row.file_key, earlierCount(row))
  return counts
}

function earlierCount(row: TextCountColumns & { readonly counted_at: Date | null }): UploadCount | null {
  const count = countOfColumns(row)
  // Counts by an older rule are ignored, so that an estimate never mixes two rules.
  if (row.counted_at === null || count?.notes === null) return null
  return { status: count ? 'COUNTED' : 'UNCOUNTABLE', count }
}

/** Returns the keys that were not in the table before. */
export async function insertUploadCounts(tx: Tx, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const none = { status: 'COUNTING', ...columnsOfCount(null), sha256: null } as const
  const rows = await tx
    .insertInto('upload_count')
    .values(keys.map((file_key) => ({ file_key, ...none })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('file_key')
    .execute()
  return rows.map(({ file_key }) => file_key)
}

/** Deletes counts of bytes that have been replaced since, so that they are counted again. */
export async function forgetOtherBytes(tx: Tx, key: string, sha256: string): Promise<void> {
  await tx.deleteFrom('upload_count').where('file_key', '=', key).where('sha256', '<>', sha256).execute()
}

export async function saveUploadCount(
  tx: Tx,
  key: string,
  count: TextCount | null,
  sha256: string | null,
): Promise<void> {
  await tx
    .updateTable('upload_count')
    .set({
      status: count ? 'COUNTED' : 'UNCOUNTABLE',
      ...columnsOfCount(count),
      sha256,
    })
    .where('file_key', '=', key)
    .execute()
}

/** By that age an upload is part of a request or was swept. */
export async function deleteOldUploadCounts(db: Database): Promise<void> {
  await db.deleteFrom('upload_count').where('created_at', '<', sql<Date>`now() - interval '2 days'`).execute()
}
