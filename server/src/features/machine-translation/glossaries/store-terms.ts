import type { GlossaryTerm } from '@portolan/contract/machine-translation/glossaries'
import { sql } from 'kysely'
import { likeText } from '../../../platform/like-text.ts'
import type { Database, Tx } from '../../../tables/database.ts'

type TermValues = Omit<GlossaryTerm, 'id'>
type Position = { readonly source: string; readonly id: string }

const columns = ['id', 'source', 'target', 'is_do_not_translate as isDoNotTranslate'] as const

/** A page by source text, in any case. */
export async function listTermPage(
  db: Database,
  glossaryId: string,
  { search, after, size }: { search?: string | undefined; after?: Position | undefined; size: number },
): Promise<GlossaryTerm[]> {
  let query = db.selectFrom('glossary_term').select(columns).where('glossary_id', '=', glossaryId)
  if (search) {
    const words = likeText(search)
    query = query.where(({ eb, or }) => or([eb('source', 'ilike', words), eb('target', 'ilike', words)]))
  }
  if (after) query = query.where(sql<boolean>`(lower(source), id) > (lower(${after.source}), ${after.id}::uuid)`)
  return query.orderBy(sql`lower(source)`).orderBy('id').limit(size).execute()
}

export const findTerm = (db: Database, glossaryId: string, id: string): Promise<GlossaryTerm | undefined> =>
  db
    .selectFrom('glossary_term')
    .select(columns)
    .where('glossary_id', '=', glossaryId)
    .where('id', '=', id)
    .executeTakeFirst()

export async function findTermId(tx: Tx, glossaryId: string, source: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('glossary_term')
    .select('id')
    .where('glossary_id', '=', glossaryId)
    .where('source', '=', source)
    .executeTakeFirst()
  return row?.id
}

const rowOf = ({ source, target, isDoNotTranslate }: TermValues) => ({
  source,
  target,
  is_do_not_translate: isDoNotTranslate,
})

export async function insertTerm(tx: Tx, glossaryId: string, term: TermValues): Promise<GlossaryTerm> {
  return tx
    .insertInto('glossary_term')
    .values({ glossary_id: glossaryId, ...rowOf(term) })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function updateTerm(tx: Tx, id: string, term: TermValues): Promise<void> {
  await tx.updateTable('glossary_term').set(rowOf(term)).where('id', '=', id).execute()
}

export async function removeTerm(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('glossary_term').where('id', '=', id).execute()
}

/** The terms that are there already, by source text. */
export async function findTermsBySource(
  tx: Tx,
  glossaryId: string,
  sources: readonly string[],
): Promise<ReadonlyMap<string, TermValues>> {
  const rows = await tx
    .selectFrom('glossary_term')
    .select(columns)
    .where('glossary_id', '=', glossaryId)
    .where(sql<boolean>`source = any(${sources}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.source, row]))
}

/** Adds terms, and gives those that are there the new translation. */
export async function upsertTerms(tx: Tx, glossaryId: string, terms: readonly TermValues[]): Promise<void> {
  if (terms.length === 0) return
  await sql`
    insert into glossary_term (glossary_id, source, target, is_do_not_translate)
    select ${glossaryId}::uuid, * from unnest(
      ${terms.map(({ source }) => source)}::text[],
      ${terms.map(({ target }) => target)}::text[],
      ${terms.map(({ isDoNotTranslate }) => isDoNotTranslate)}::boolean[])
    on conflict (glossary_id, source)
    do update set target = excluded.target, is_do_not_translate = excluded.is_do_not_translate`.execute(tx)
}
