import type { Selectable } from 'kysely'
import type { Database, Tx } from '../../tables/database.ts'
import type { JobRequestMessageTable } from '../../tables/desk.ts'

export type MessageRow = Selectable<JobRequestMessageTable>
type NewMessage = Omit<MessageRow, 'id' | 'at'>

export const insertMessage = (tx: Tx, message: NewMessage): Promise<MessageRow> =>
  tx.insertInto('job_request_message').values(message).returningAll().executeTakeFirstOrThrow()

export const findMessages = (db: Database, requestId: string): Promise<MessageRow[]> =>
  db
    .selectFrom('job_request_message')
    .selectAll()
    .where('job_request_id', '=', requestId)
    .orderBy('at')
    .orderBy('id')
    .execute()
