import type { DeliveryAnswer, JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../../tables/database.ts'
import type { JobRequestFileTable, JobRequestTable } from '../../tables/job-request.ts'
import type { TextCountColumns } from '../../tables/text-count.ts'
import { columnsOfCount } from './analysis/text-count.ts'

export type RequestRow = Selectable<JobRequestTable>

/** Set by what happens to the request later. */
type AnsweredColumns = Pick<
  RequestRow,
  | 'quote_answer'
  | 'delivery_answer'
  | 'delivered_at'
  | 'staff_wrote_at'
  | 'news_at'
  | 'price_cents'
  | 'due_at'
  | 'offered_at'
  | 'offered_due_at'
>

export type NewRequestRow = Omit<
  RequestRow,
  | 'id'
  | 'number'
  | 'created_at'
  | 'status'
  | 'archived_at'
  | 'shown_status'
  | 'held_cancellation'
  | 'needed_by'
  | keyof AnsweredColumns
  | keyof TextCountColumns
> & {
  /** YYYY-MM-DD. */
  readonly needed_by: string | null
}

/** Members get ids that sort by time. The id of a request made signed out is a secret, so it is random. */
export async function insertRequest(
  tx: Tx,
  row: NewRequestRow,
): Promise<{ readonly id: string; readonly number: string }> {
  const prefix = row.request_type === 'QUOTE_REQUEST' ? 'Q' : 'P'
  return tx
    .insertInto('job_request')
    .values({
      ...row,
      id: row.is_open_by_link ? sql<string>`gen_random_uuid()` : sql<string>`uuid_v7()`,
      number: sql<string>`${prefix} || to_char(now(), '-YYYY-') || lpad(nextval('job_request_number')::text, 6, '0')`,
      status: 'CREATED',
      contact: row.contact && JSON.stringify(row.contact),
      custom_field_values: JSON.stringify(row.custom_field_values),
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
}

export async function findRequest(db: Database | Tx, id: string): Promise<RequestRow | undefined> {
  return db.selectFrom('job_request').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks the row until the transaction ends. */
export async function lockRequest(tx: Tx, id: string): Promise<RequestRow | undefined> {
  return tx.selectFrom('job_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function updateName(tx: Tx, id: string, name: string): Promise<void> {
  await tx.updateTable('job_request').set({ name }).where('id', '=', id).execute()
}

export async function setDeliveryAnswer(tx: Tx, id: string, answer: DeliveryAnswer): Promise<void> {
  await tx.updateTable('job_request').set({ delivery_answer: answer }).where('id', '=', id).execute()
}

/** Makes a message of staff news for the client. */
export async function noteMessageOfStaff(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('job_request').set({ staff_wrote_at: at }).where('id', '=', id).execute()
}

/** Turns a quote request into a project. */
export async function becomeProject(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('job_request').set({ request_type: 'TRANSLATION_REQUEST' }).where('id', '=', id).execute()
}

export async function stopWaitingForFiles(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('job_request').set({ is_waiting_for_files: false }).where('id', '=', id).execute()
}

export async function setArchived(tx: Tx, id: string, isArchived: boolean): Promise<void> {
  const archived_at = isArchived ? sql<Date>`clock_timestamp()` : null
  await tx.updateTable('job_request').set({ archived_at }).where('id', '=', id).execute()
}

type AnswerChange = Pick<Partial<RequestRow>, 'quote_answer' | 'delivery_answer' | 'archived_at'>

/** A new quote or delivery has no answer yet. Accepting a quote also restores an archived request. */
const changesWith: Partial<Record<JobRequestStatus, AnswerChange>> = {
  QUOTE_READY_FOR_CLIENT_REVIEW: { quote_answer: null },
  QUOTE_ACCEPTED: { quote_answer: 'ACCEPTED', archived_at: null },
  QUOTE_REJECTED: { quote_answer: 'REJECTED' },
  COMPLETED: { delivery_answer: null },
}

/** Returns true for exactly one of several concurrent callers. */
export async function updateStatus(
  tx: Tx,
  id: string,
  from: readonly JobRequestStatus[],
  to: JobRequestStatus,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('job_request')
    .set({ status: to, ...changesWith[to], ...(to === 'COMPLETED' && { delivered_at: sql<Date>`clock_timestamp()` }) })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Back to the latest delivery and the client's answer to it, which no other change of status leaves as they are. */
export async function restoreCompleted(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('job_request')
    .set({ status: 'COMPLETED' })
    .where('id', '=', id)
    .where('status', '=', 'SUBMITTED_TO_XTRF')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type NewFileRow = Pick<
  Selectable<JobRequestFileTable>,
  'category' | 'file_name' | 'file_key' | 'language_id' | 'sha256'
> & { readonly size: number; readonly is_withheld?: boolean }

/** Keeps files that the request already has. */
export async function insertFiles(tx: Tx, requestId: string, files: readonly NewFileRow[]): Promise<void> {
  if (files.length === 0) return
  const rows = files.map((file) => ({
    ...file,
    job_request_id: requestId,
    type: null,
    screened_at: null,
    rejection: null,
    counted_at: null,
    ...columnsOfCount(null),
  }))
  await tx
    .insertInto('job_request_file')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['job_request_id', 'file_key']).doNothing())
    .execute()
}

/** The bytes stay in the store. */
export async function removeFiles(
  tx: Tx,
  requestId: string,
  category: FileRow['category'],
  keptKey: string,
): Promise<void> {
  await tx
    .deleteFrom('job_request_file')
    .where('job_request_id', '=', requestId)
    .where('category', '=', category)
    .where('file_key', '<>', keptKey)
    .execute()
}

type NewLink = { readonly url: string; readonly name: string; readonly category: 'SOURCE_DOCUMENT' | 'REFERENCE' }

export async function insertLinks(tx: Tx, requestId: string, links: readonly NewLink[]): Promise<void> {
  if (links.length === 0) return
  const rows = links.map((link, position) => ({ ...link, position, job_request_id: requestId }))
  await tx.insertInto('job_request_link').values(rows).execute()
}

export async function listFiles(db: Database | Tx, requestId: string) {
  return db
    .selectFrom('job_request_file')
    .selectAll()
    .where('job_request_id', '=', requestId)
    .orderBy('file_name')
    .orderBy('id')
    .execute()
}

export type FileRow = Awaited<ReturnType<typeof listFiles>>[number]

/** A translation that the client may see. */
export const isDelivered = ({ category, is_withheld }: FileRow): boolean =>
  category === 'TRANSLATED_DOCUMENT' && !is_withheld

export async function listLinks(db: Database | Tx, requestId: string) {
  return db
    .selectFrom('job_request_link')
    .select(['url', 'name', 'category'])
    .where('job_request_id', '=', requestId)
    .orderBy('position')
    .execute()
}

export async function findLongWaiting(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('job_request')
    .select('id')
    .where('is_waiting_for_files', '=', true)
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
  return rows.map(({ id }) => id)
}

/** The order in the translation management system, once it was submitted. */
export async function findTmsOrder(db: Database | Tx, requestId: string) {
  return db
    .selectFrom('tms_order')
    .select(['external_id', 'name'])
    .where('job_request_id', '=', requestId)
    .executeTakeFirst()
}

/** Whether staff have it as an order. */
export async function isAtDesk(tx: Tx, requestId: string): Promise<boolean> {
  const row = await tx.selectFrom('desk_order').select('id').where('job_request_id', '=', requestId).executeTakeFirst()
  return row !== undefined
}

/** Address and custom fields of a member's account. */
export async function findAccountDetails(db: Database | Tx, accountId: string) {
  return db
    .selectFrom('account')
    .select(['address', 'custom_field_values'])
    .where('id', '=', accountId)
    .executeTakeFirst()
}
