import type { SegmentState } from '@portolan/contract/machine-translation/file-translations'
import { sql } from 'kysely'
import { likeText } from '../../../../platform/like-text.ts'
import type { Database, Tx } from '../../../../tables/database.ts'
import type { SegmentRow } from './store-segments.ts'

export type SegmentFilter = {
  readonly search?: string | undefined
  readonly state?: SegmentState | undefined
  readonly hasFaults?: boolean | undefined
}

/** A page in document order. */
export async function listSegmentPage(
  db: Database,
  translationId: string,
  { search, state, hasFaults }: SegmentFilter,
  { after, size }: { readonly after: number; readonly size: number },
): Promise<readonly SegmentRow[]> {
  let query = db
    .selectFrom('machine_translation_segment')
    .selectAll()
    .where('translation_id', '=', translationId)
    .where('position', '>', after)
  if (state) query = query.where('state', '=', state)
  if (hasFaults === true) query = query.where(sql<boolean>`faults <> '[]'`)
  if (hasFaults === false) query = query.where(sql<boolean>`faults = '[]'`)
  if (search) {
    const pattern = likeText(search)
    query = query.where(({ eb, or }) =>
      or([eb('source', 'ilike', pattern), eb('target', 'ilike', pattern), eb('corrected', 'ilike', pattern)]),
    )
  }
  return query.orderBy('position').limit(size).execute()
}

export const findSegment = (db: Database | Tx, translationId: string, position: number) =>
  db
    .selectFrom('machine_translation_segment')
    .selectAll()
    .where('translation_id', '=', translationId)
    .where('position', '=', position)
    .executeTakeFirst()

/** Corrects all segments with this text: a document must not translate a text in two ways. Null takes it back. */
export async function saveCorrection(
  tx: Tx,
  translationId: string,
  source: string,
  { text, at }: { readonly text: string | null; readonly at: Date },
): Promise<void> {
  await sql`
    update machine_translation_segment
    set corrected = ${text}::text, faults = '[]',
      state = case when ${text}::text is not null then 'CORRECTED' when target is null then 'FAILED'
        when target = source then 'SAME' else 'TRANSLATED' end
    where translation_id = ${translationId} and md5(source) = md5(${source}) and source = ${source}`.execute(tx)
  await tx.updateTable('machine_translation').set({ corrected_at: at }).where('id', '=', translationId).execute()
}
