import { sql } from 'kysely'
import type { Database } from '../../../tables/database.ts'
import type { Term } from './term-matcher.ts'

export type GlossaryVersion = {
  readonly id: string
  readonly sourceLanguageId: string | null
  readonly targetLanguageId: string | null
  readonly version: string
}

/** The client's glossaries for a target language and its do-not-translate lists; glossaries come first. */
export async function listGlossaryVersions(
  db: Database,
  clientId: number,
  targetLanguageId: string,
): Promise<readonly GlossaryVersion[]> {
  return db
    .selectFrom('glossary')
    .select([
      'id',
      'source_language_id as sourceLanguageId',
      'target_language_id as targetLanguageId',
      sql<string>`extract(epoch from changed_at)::text`.as('version'),
    ])
    .where('client_id', '=', clientId)
    .where('term_count', '>', 0)
    .where(({ eb, or }) => or([eb('target_language_id', '=', targetLanguageId), eb('target_language_id', 'is', null)]))
    .orderBy(sql`target_language_id is null`)
    .orderBy(sql`lower(name)`)
    .execute()
}

/** The terms of these glossaries, in the order of the ids. */
export async function listTermsOf(db: Database, glossaryIds: readonly string[]): Promise<readonly Term[]> {
  if (glossaryIds.length === 0) return []
  return db
    .selectFrom('glossary_term')
    .select(['source', 'target', 'is_do_not_translate as isDoNotTranslate'])
    .where('glossary_id', 'in', glossaryIds)
    .orderBy(sql`array_position(${glossaryIds}::uuid[], glossary_id)`)
    .execute()
}
