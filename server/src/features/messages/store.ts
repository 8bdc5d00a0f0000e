import { type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../../tables/database.ts'
import type { JobRequestMessageTable, MessageAttachmentTable, ReportedProblem } from '../../tables/desk.ts'

export type MessageRow = Selectable<JobRequestMessageTable>
export type AttachmentRow = Selectable<MessageAttachmentTable>
type NewMessage = Omit<MessageRow, 'id' | 'at' | 'problem'> & { readonly problem: ReportedProblem | null }

export const insertMessage = (tx: Tx, message: NewMessage): Promise<MessageRow> =>
  tx
    .insertInto('job_request_message')
    .values({ ...message, problem: message.problem && JSON.stringify(message.problem) })
    .returningAll()
    .executeTakeFirstOrThrow()

export const findMessages = (db: Database, requestId: string): Promise<MessageRow[]> =>
  db
    .selectFrom('job_request_message')
    .selectAll()
    .where('job_request_id', '=', requestId)
    .orderBy('at')
    .orderBy('id')
    .execute()

type NewAttachment = Pick<AttachmentRow, 'message_id' | 'file_name' | 'file_key' | 'sha256'> & { readonly size: number }

export const insertAttachments = (tx: Tx, rows: readonly NewAttachment[]): Promise<AttachmentRow[]> =>
  tx.insertInto('message_attachment').values(rows).returningAll().execute()

const attachments = (db: Database) =>
  db
    .selectFrom('message_attachment')
    .innerJoin('job_request_message', 'job_request_message.id', 'message_attachment.message_id')
    .selectAll('message_attachment')
    .select('job_request_message.job_request_id')

/** Of all messages about a request. */
export const findAttachments = (db: Database, requestId: string) =>
  attachments(db).where('job_request_id', '=', requestId).orderBy('message_attachment.id').execute()

export const findUnscreened = (db: Database, messageId: string) =>
  attachments(db).where('message_id', '=', messageId).where('screened_at', 'is', null).execute()

export async function saveScreening(
  db: Database,
  id: string,
  verdict: Pick<AttachmentRow, 'rejection' | 'sha256'>,
): Promise<void> {
  await db
    .updateTable('message_attachment')
    .set({ ...verdict, screened_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}
