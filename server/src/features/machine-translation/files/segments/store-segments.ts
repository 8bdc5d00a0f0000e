import type { SegmentState } from '@portolan/contract/machine-translation/file-translations'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../../../../tables/database.ts'
import type { MachineTranslationSegmentTable } from '../../../../tables/machine-translation/machine-translation.ts'
import { lockTranslation, type RunKey } from '../store-translations.ts'

export type SegmentRow = Selectable<MachineTranslationSegmentTable>

/** Positions that are there already stay: a job that was killed inserts the same ones again. */
export async function insertSegments(
  db: Database,
  rows: readonly Insertable<MachineTranslationSegmentTable>[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('machine_translation_segment')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['translation_id', 'position']).doNothing())
    .execute()
}

/** The texts of the first segments that are not translated yet. */
export async function listWaitingTexts(db: Database, translationId: string, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('machine_translation_segment')
    .select('source')
    .where('translation_id', '=', translationId)
    .where('state', '=', 'WAITING')
    .orderBy('position')
    .limit(limit)
    .execute()
  return [...new Set(rows.map(({ source }) => source))]
}

export type SegmentAnswer = {
  readonly source: string
  readonly target: string | null
  readonly state: Extract<SegmentState, 'TRANSLATED' | 'SAME' | 'FAILED'>
}

/** Saves the answer to a text for all its segments. Returns false if another job has the translation. */
export async function saveAnswers(db: Database, run: RunKey, answers: readonly SegmentAnswer[]): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if ((await lockTranslation(tx, run.translationId)) !== run.attempt) return false
    const { rows } = await sql<{ count: number }>`
      with answer as (
        select * from unnest(
          ${answers.map(({ source }) => source)}::text[],
          ${answers.map(({ target }) => target)}::text[],
          ${answers.map(({ state }) => state)}::text[]
        ) as answer (source, target, state)
      ), saved as (
        update machine_translation_segment set target = answer.target, state = answer.state
        from answer
        where translation_id = ${run.translationId} and machine_translation_segment.state = 'WAITING'
          and md5(machine_translation_segment.source) = md5(answer.source)
          and machine_translation_segment.source = answer.source
        returning 1
      )
      update machine_translation set done_count = done_count + (select count(*) from saved)
      where id = ${run.translationId} returning done_count as count`.execute(tx)
    return rows.length === 1
  })
}

/** Segments in document order, from a position on. */
export const listFrom = (
  db: Database,
  translationId: string,
  position: number,
  limit: number,
): Promise<readonly SegmentRow[]> =>
  db
    .selectFrom('machine_translation_segment')
    .selectAll()
    .where('translation_id', '=', translationId)
    .where('position', '>=', position)
    .orderBy('position')
    .limit(limit)
    .execute()

export async function countStates(
  db: Database,
  translationId: string,
): Promise<Readonly<Partial<Record<SegmentState, number>>>> {
  const rows = await db
    .selectFrom('machine_translation_segment')
    .select(['state', sql<string>`count(*)`.as('count')])
    .where('translation_id', '=', translationId)
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
}

type FoundFaults = { readonly position: number; readonly faults: SegmentRow['faults'] }

/** Writes only what differs from what is there. */
export async function saveFaults(db: Database, translationId: string, found: readonly FoundFaults[]): Promise<void> {
  await sql`
    update machine_translation_segment set faults = review.faults
    from unnest(
      ${found.map(({ position }) => position)}::integer[],
      ${found.map(({ faults }) => JSON.stringify(faults))}::jsonb[]
    ) as review (position, faults)
    where translation_id = ${translationId} and machine_translation_segment.position = review.position
      and machine_translation_segment.faults <> review.faults`.execute(db)
}

/** Segments whose translation could not be written to the document. */
export async function markFailed(db: Database, translationId: string, segmentIds: readonly string[]): Promise<void> {
  if (segmentIds.length === 0) return
  await db
    .updateTable('machine_translation_segment')
    .set({ state: 'FAILED' })
    .where('translation_id', '=', translationId)
    .where(sql<boolean>`segment_id = any(${segmentIds}::text[])`)
    .execute()
}

/** Segments of these states are translated again, except those that the client has corrected. */
export async function resetSegments(tx: Tx, translationId: string, states: readonly SegmentState[]): Promise<void> {
  await tx
    .updateTable('machine_translation_segment')
    .set({ state: 'WAITING', target: null, faults: '[]' })
    .where('translation_id', '=', translationId)
    .where('state', 'in', states)
    .where('corrected', 'is', null)
    .execute()
  await sql`update machine_translation set done_count = (select count(*) from machine_translation_segment
    where translation_id = ${translationId} and state <> 'WAITING') where id = ${translationId}`.execute(tx)
}

/** What a retry of a finished file did not reach: the file has the source text there. */
export async function failWaiting(tx: Tx, translationId: string): Promise<void> {
  await tx
    .updateTable('machine_translation_segment')
    .set({ state: 'FAILED' })
    .where('translation_id', '=', translationId)
    .where('state', '=', 'WAITING')
    .execute()
}
