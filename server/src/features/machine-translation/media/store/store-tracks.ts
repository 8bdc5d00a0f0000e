import type { MediaTrackStatus } from '@portolan/contract/machine-translation/media/media-translations'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database, Tx } from '../../../../tables/database.ts'
import type { MediaTrackTable } from '../../../../tables/machine-translation/media.ts'
import type { RunKey } from './store-files.ts'

export type MediaTrackRow = Selectable<MediaTrackTable>
export type TrackChange = Updateable<MediaTrackTable>

export const unfinishedTrack: readonly MediaTrackStatus[] = [
  'WAITING',
  'TRANSLATING',
  'WRITING',
  'SPEAKING',
  'MIXING',
  'EMBEDDING',
]

/** Keeps tracks that are there already. */
export async function insertTracks(tx: Tx, rows: readonly Insertable<MediaTrackTable>[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('media_track')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['file_id', 'language_id']).doNothing())
    .execute()
}

/** The transcript of each file first. */
export const listTracks = (db: Database | Tx, requestId: string): Promise<MediaTrackRow[]> =>
  db
    .selectFrom('media_track')
    .selectAll()
    .where('job_request_id', '=', requestId)
    .orderBy('is_transcript', 'desc')
    .orderBy('language_id')
    .execute()

/** Undefined if the request has no such track. */
export const findTrack = (
  db: Database | Tx,
  { requestId, trackId }: { readonly requestId: string; readonly trackId: string },
): Promise<MediaTrackRow | undefined> =>
  db
    .selectFrom('media_track')
    .selectAll()
    .where('id', '=', trackId)
    .where('job_request_id', '=', requestId)
    .executeTakeFirst()

/** Undefined if the track was cancelled or another job continues it. */
export const findTrackRun = (db: Database, { id, attempt }: RunKey): Promise<MediaTrackRow | undefined> =>
  db
    .selectFrom('media_track')
    .selectAll()
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', 'in', unfinishedTrack)
    .executeTakeFirst()

/** Returns false if another job has the track. The end is stored with its time. */
export async function updateTrackRun(
  db: Database | Tx,
  { id, attempt }: RunKey,
  change: TrackChange,
  { isEnd = false }: { readonly isEnd?: boolean } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media_track')
    .set({ ...change, ...(isEnd && { seconds_left: null, finished_at: sql<Date>`now()` }) })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', 'in', unfinishedTrack)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The change begins a new job of the track, whatever its status. Returns the number of the job. */
export async function beginTrackRun(tx: Tx, id: string, change: TrackChange): Promise<number> {
  const { attempt } = await tx
    .updateTable('media_track')
    .set({ ...change, attempt: sql<number>`attempt + 1` })
    .where('id', '=', id)
    .returning('attempt')
    .executeTakeFirstOrThrow()
  return attempt
}

/** Ends all tracks that are not finished. Files that were being written again stay. */
export async function cancelTracks(tx: Tx, requestId: string): Promise<void> {
  await tx
    .updateTable('media_track')
    .set({
      status: sql<MediaTrackStatus>`case when written_revision is null then 'CANCELLED' else 'COMPLETED' end`,
      attempt: sql<number>`attempt + 1`,
      seconds_left: null,
      finished_at: sql<Date>`now()`,
    })
    .where('job_request_id', '=', requestId)
    .where('status', 'in', unfinishedTrack)
    .execute()
}

/** Ends the tracks of a file that has failed. */
export async function failTracks(tx: Tx, fileId: string, failure: MediaTrackRow['failure']): Promise<void> {
  await tx
    .updateTable('media_track')
    .set({ status: 'FAILED', failure, attempt: sql<number>`attempt + 1`, finished_at: sql<Date>`now()` })
    .where('file_id', '=', fileId)
    .where('status', 'in', unfinishedTrack)
    .execute()
}

export const findAnyTrack = (db: Database | Tx, id: string): Promise<MediaTrackRow | undefined> =>
  db.selectFrom('media_track').selectAll().where('id', '=', id).executeTakeFirst()
