import type { RefusalCode } from '@portolan/documents'
import { sql } from 'kysely'
import type { Database } from '../../../tables/database.ts'
import type { FileReadTable } from '../../../tables/file-read.ts'

export type FileRead = {
  /** The upload key, which stays the same before and after the claim. */
  readonly fileKey: string
  readonly action: FileReadTable['action']
  readonly jobId: string
}

const keyOf = ({ fileKey, action, jobId }: FileRead) => ({ file_key: fileKey, action, job_id: jobId })

/**
 * How often this job started to read the file without an end, and whether any job was refused. Other jobs may be
 * reading the same file right now, so their unfinished starts do not count.
 */
export async function findReads(
  db: Database,
  { fileKey, action, jobId }: FileRead,
): Promise<{ readonly started: number; readonly refusal: RefusalCode | null }> {
  const rows = await db
    .selectFrom('file_read')
    .select(['job_id', 'started', 'refusal'])
    .where('file_key', '=', fileKey)
    .where('action', '=', action)
    .execute()
  return {
    started: rows.find(({ job_id }) => job_id === jobId)?.started ?? 0,
    refusal: rows.find(({ refusal }) => refusal !== null)?.refusal ?? null,
  }
}

export async function startRead(db: Database, read: FileRead): Promise<void> {
  await db
    .insertInto('file_read')
    .values({ ...keyOf(read), started: 1, refusal: null })
    .onConflict((conflict) =>
      conflict
        .columns(['file_key', 'action', 'job_id'])
        .doUpdateSet((row) => ({ started: row('file_read.started', '+', 1), started_at: sql<Date>`now()` })),
    )
    .execute()
}

export async function withdrawRead(db: Database, read: FileRead): Promise<void> {
  await db
    .updateTable('file_read')
    .set((row) => ({ started: row('started', '-', 1) }))
    .where((row) => row.and(keyOf(read)))
    .execute()
}

export async function deleteRead(db: Database, read: FileRead): Promise<void> {
  await db
    .deleteFrom('file_read')
    .where((row) => row.and(keyOf(read)))
    .execute()
}

export async function refuseRead(db: Database, read: FileRead, refusal: RefusalCode): Promise<void> {
  await db
    .updateTable('file_read')
    .set({ refusal })
    .where((row) => row.and(keyOf(read)))
    .execute()
}

/** Deletes the records of uploads, which are swept after a few days themselves. */
export async function deleteOldReads(db: Database): Promise<void> {
  await db
    .deleteFrom('file_read')
    .where('started_at', '<', sql<Date>`now() - interval '2 days'`)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('job_request_file')
            .select('id')
            .where(
              sql<boolean>`job_request_file.file_key in (file_read.file_key, regexp_replace(file_read.file_key, '^temp/', 'claimed/'))`,
            ),
        ),
      ),
    )
    .execute()
}
