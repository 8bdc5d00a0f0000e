import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'
import type { FileRow, RequestRow } from '../store-requests.ts'

/** What other features read of a request. They see no other column. */
const requestColumns = [
  'id',
  'number',
  'client_id',
  'requestor_email',
  'requestor_first_name',
  'requestor_last_name',
  'company_name',
  'contact',
  'origination',
  'request_type',
  'status',
  'shown_status',
  'delivery_answer',
  'name',
  'source_language_id',
  'target_language_ids',
  'xtrf_service_id',
  'notes',
  'needed_by',
  'custom_field_values',
  'is_open_by_link',
  'locale',
  'page_count',
  'word_count',
  'created_at',
] as const satisfies readonly (keyof RequestRow)[]
export type RequestDetails = Readonly<Pick<RequestRow, (typeof requestColumns)[number]>>

/** What other features read of a file of a request. */
const fileColumns = [
  'id',
  'category',
  'file_name',
  'file_key',
  'language_id',
  'size',
  'sha256',
  'rejection',
  'type',
  'is_withheld',
  'is_removed',
  'count_notes',
] as const satisfies readonly (keyof FileRow)[]
export type RequestFile = Readonly<Pick<FileRow, (typeof fileColumns)[number]>>

export async function findRequestDetails(db: Database | Tx, id: string): Promise<RequestDetails | undefined> {
  return db.selectFrom('job_request').select(requestColumns).where('id', '=', id).executeTakeFirst()
}

/** The client's own number: of the purchase orders where a procurement system orders, else as it was entered. */
export async function findReference(db: Database | Tx, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('job_request')
    .select(sql<string | null>`request_reference(id, origination, external_reference_id)`.as('reference'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.reference ?? null
}

export async function listRequestFiles(db: Database | Tx, requestId: string): Promise<RequestFile[]> {
  return db
    .selectFrom('job_request_file')
    .select(fileColumns)
    .where('job_request_id', '=', requestId)
    .orderBy('file_name')
    .orderBy('id')
    .execute()
}
