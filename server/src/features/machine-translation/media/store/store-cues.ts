import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../../../../tables/database.ts'
import type { MediaCueTable } from '../../../../tables/machine-translation/media.ts'

export type CueRow = Selectable<MediaCueTable>
export type NewCue = Pick<CueRow, 'start_ms' | 'end_ms' | 'text' | 'source'>
export type CueEdit = Pick<CueRow, 'id' | 'start_ms' | 'end_ms' | 'text'>

export const listCueRows = (db: Database | Tx, trackId: string): Promise<CueRow[]> =>
  db
    .selectFrom('media_cue')
    .selectAll()
    .where('track_id', '=', trackId)
    .orderBy('start_ms')
    .orderBy('end_ms')
    .orderBy('id')
    .execute()

const rowsPerInsert = 1000

/** Puts these cues in place of all that the track had. */
export async function replaceCues(tx: Tx, trackId: string, cues: readonly NewCue[]): Promise<void> {
  await tx.deleteFrom('media_cue').where('track_id', '=', trackId).execute()
  for (let at = 0; at < cues.length; at += rowsPerInsert)
    await tx
      .insertInto('media_cue')
      .values(cues.slice(at, at + rowsPerInsert).map((cue) => ({ ...cue, track_id: trackId, id: randomUUID() })))
      .execute()
}

/** Locks the track until the transaction ends. */
export const lockRevision = (tx: Tx, trackId: string): Promise<{ revision: number } | undefined> =>
  tx.selectFrom('media_track').select('revision').where('id', '=', trackId).forUpdate().executeTakeFirst()

/** Returns how many of the cues are there. */
export async function changeCues(tx: Tx, trackId: string, cues: readonly CueEdit[]): Promise<number> {
  if (cues.length === 0) return 0
  const { numAffectedRows } = await sql`
    update media_cue set start_ms = given.start_ms, end_ms = given.end_ms, text = given.text, is_edited = true
    from unnest(${cues.map(({ id }) => id)}::uuid[], ${cues.map(({ start_ms }) => start_ms)}::integer[],
      ${cues.map(({ end_ms }) => end_ms)}::integer[], ${cues.map(({ text }) => text)}::text[])
      as given (id, start_ms, end_ms, text)
    where media_cue.track_id = ${trackId} and media_cue.id = given.id`.execute(tx)
  return Number(numAffectedRows)
}

/** Returns how many were added; those whose id is there are not. */
export async function addCues(
  tx: Tx,
  trackId: string,
  cues: readonly (CueEdit & Pick<CueRow, 'source'>)[],
): Promise<number> {
  if (cues.length === 0) return 0
  const added = await tx
    .insertInto('media_cue')
    .values(cues.map((cue) => ({ ...cue, track_id: trackId, is_edited: true })))
    .onConflict((conflict) => conflict.columns(['track_id', 'id']).doNothing())
    .returning('id')
    .execute()
  return added.length
}

/** Returns how many were there. */
export async function removeCues(tx: Tx, trackId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { numDeletedRows } = await tx
    .deleteFrom('media_cue')
    .where('track_id', '=', trackId)
    .where('id', 'in', ids)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Counts the cues and begins a new revision. Returns both. */
export async function beginRevision(tx: Tx, trackId: string): Promise<{ revision: number; cue_count: number }> {
  return tx
    .updateTable('media_track')
    .set({
      revision: sql<number>`revision + 1`,
      cue_count: sql<number>`(select count(*) from media_cue where track_id = ${trackId})`,
    })
    .where('id', '=', trackId)
    .returning(['revision', 'cue_count'])
    .executeTakeFirstOrThrow()
}

/** What was said in a time. */
export async function findSourceText(tx: Tx, fileId: string, startMs: number, endMs: number): Promise<string | null> {
  const rows = await tx
    .selectFrom('media_cue')
    .innerJoin('media_track', 'media_track.id', 'media_cue.track_id')
    .select('media_cue.text')
    .where('media_track.file_id', '=', fileId)
    .where('is_transcript', '=', true)
    .where('start_ms', '<', endMs)
    .where('end_ms', '>', startMs)
    .orderBy('start_ms')
    .execute()
  return rows.length === 0 ? null : rows.map(({ text }) => text).join('\n')
}
