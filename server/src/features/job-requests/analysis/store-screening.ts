import type { FileRejection, TextCount } from '@portolan/contract/job-requests/requests'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'
import { columnsOfCount } from './text-count.ts'

const now = sql<Date>`now()`

export async function saveVerdict(
  db: Database,
  fileId: string,
  verdict: { readonly type: string | null; readonly rejection: FileRejection | null; readonly sha256: string | null },
): Promise<void> {
  await db
    .updateTable('job_request_file')
    .set({ ...verdict, screened_at: now })
    .where('id', '=', fileId)
    .execute()
}

/** Clears rejections, so that the files are screened again. */
export async function forgetRejections(tx: Tx, requestId: string): Promise<void> {
  await tx
    .updateTable('job_request_file')
    .set({ rejection: null, screened_at: null })
    .where('job_request_id', '=', requestId)
    .where('rejection', 'is not', null)
    .execute()
}

/** Null: the file cannot be counted. */
export async function saveCount(db: Database, fileId: string, count: TextCount | null): Promise<void> {
  await db
    .updateTable('job_request_file')
    .set({ ...columnsOfCount(count), counted_at: now })
    .where('id', '=', fileId)
    .execute()
}

export async function saveTotal(tx: Tx, requestId: string, total: TextCount | null): Promise<void> {
  await tx.updateTable('job_request').set(columnsOfCount(total)).where('id', '=', requestId).execute()
}
