import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../tables/database.ts'
import type { TranslationEngineFailureTable } from '../../../tables/machine-translation/machine-translation.ts'

export async function saveFailure(db: Database, failure: Insertable<TranslationEngineFailureTable>): Promise<void> {
  await db
    .insertInto('translation_engine_failure')
    .values(failure)
    .onConflict((conflict) => conflict.column('engine').doUpdateSet(failure))
    .execute()
}

export async function clearFailure(db: Database, engine: string): Promise<void> {
  await db.deleteFrom('translation_engine_failure').where('engine', '=', engine).execute()
}

export type EngineFailure = Selectable<TranslationEngineFailureTable>

export const listFailures = (db: Database): Promise<EngineFailure[]> =>
  db.selectFrom('translation_engine_failure').selectAll().execute()
