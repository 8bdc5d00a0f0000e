import type { MediaFileStatus } from '@portolan/contract/machine-translation/media/media-translations'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database, Tx } from '../../../../tables/database.ts'
import type { MediaFileTable } from '../../../../tables/machine-translation/media.ts'

export type FileChange = Updateable<MediaFileTable>

/** A job of a file or a track. Only the newest may change it. */
export type RunKey = { readonly id: string; readonly attempt: number }

export const unfinishedFile: readonly MediaFileStatus[] = ['WAITING', 'READING', 'RECOGNIZING']

/** Keeps files that are there already. */
export async function insertFiles(tx: Tx, rows: readonly Insertable<MediaFileTable>[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('media_file')
    .values(rows)
    .onConflict((conflict) => conflict.column('source_file_id').doNothing())
    .execute()
}

const withSource = (db: Database | Tx) =>
  db
    .selectFrom('media_file')
    .innerJoin('job_request_file', 'job_request_file.id', 'media_file.source_file_id')
    .selectAll('media_file')
    .select([
      'job_request_file.file_name as source_name',
      'job_request_file.file_key as source_key',
      'job_request_file.sha256 as source_sha256',
      'job_request_file.size as source_size',
    ])

export type MediaFileRow = Awaited<ReturnType<ReturnType<typeof withSource>['executeTakeFirstOrThrow']>>

export const listFiles = (db: Database | Tx, requestId: string): Promise<MediaFileRow[]> =>
  withSource(db)
    .where('media_file.job_request_id', '=', requestId)
    .orderBy('source_name')
    .orderBy('media_file.id')
    .execute()

export const findFile = (db: Database | Tx, id: string): Promise<MediaFileRow | undefined> =>
  withSource(db).where('media_file.id', '=', id).executeTakeFirst()

/** Undefined if the file was cancelled or another job continues it. */
export const findFileRun = (db: Database, { id, attempt }: RunKey): Promise<MediaFileRow | undefined> =>
  withSource(db)
    .where('media_file.id', '=', id)
    .where('attempt', '=', attempt)
    .where('media_file.status', 'in', unfinishedFile)
    .executeTakeFirst()

/** Returns false if another job has the file. The end is stored with its time. */
export async function updateFileRun(
  db: Database | Tx,
  { id, attempt }: RunKey,
  change: FileChange,
  { isEnd = false }: { readonly isEnd?: boolean } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media_file')
    .set({ ...change, ...(isEnd && { seconds_left: null, finished_at: sql<Date>`now()` }) })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', 'in', unfinishedFile)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The change begins a new job of the file, whatever its status. Returns the number of the job. */
export async function beginFileRun(tx: Tx, id: string, change: FileChange): Promise<number> {
  const { attempt } = await tx
    .updateTable('media_file')
    .set({ ...change, attempt: sql<number>`attempt + 1` })
    .where('id', '=', id)
    .returning('attempt')
    .executeTakeFirstOrThrow()
  return attempt
}

export async function cancelFiles(tx: Tx, requestId: string): Promise<void> {
  await tx
    .updateTable('media_file')
    .set({
      status: 'CANCELLED',
      attempt: sql<number>`attempt + 1`,
      seconds_left: null,
      finished_at: sql<Date>`now()`,
    })
    .where('job_request_id', '=', requestId)
    .where('status', 'in', unfinishedFile)
    .execute()
}

export async function saveWaveform(db: Database, fileId: string, peaks: readonly number[]): Promise<void> {
  await db
    .insertInto('media_waveform')
    .values({ file_id: fileId, peaks: [...peaks] })
    .onConflict((conflict) => conflict.column('file_id').doUpdateSet({ peaks: [...peaks] }))
    .execute()
}

export async function findPeaks(db: Database, fileId: string): Promise<readonly number[] | undefined> {
  const row = await db.selectFrom('media_waveform').select('peaks').where('file_id', '=', fileId).executeTakeFirst()
  return row?.peaks
}
