import type { Insertable, Selectable } from 'kysely'
import type { Database, Tx } from '../../../../tables/database.ts'
import type { MediaRequestTable } from '../../../../tables/machine-translation/media.ts'

export type MediaRequestRow = Selectable<MediaRequestTable>

export async function insertMediaRequest(tx: Tx, row: Insertable<MediaRequestTable>): Promise<void> {
  await tx.insertInto('media_request').values(row).execute()
}

export const findMediaRequest = (db: Database | Tx, requestId: string): Promise<MediaRequestRow | undefined> =>
  db.selectFrom('media_request').selectAll().where('job_request_id', '=', requestId).executeTakeFirst()
