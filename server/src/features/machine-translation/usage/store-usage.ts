import { sql } from 'kysely'
import { withoutFsync } from '../../../platform/without-fsync.ts'
import type { Database } from '../../../tables/database.ts'

export type Usage = {
  readonly clientId: number
  readonly day: string
  readonly engine: string
  readonly characters: number
  /** Of the characters, those that were only checked. */
  readonly reviewedCharacters: number
  readonly costCents: number
}

export async function addUsage(db: Database, usage: Usage): Promise<void> {
  const { clientId, day, engine, characters, reviewedCharacters, costCents } = usage
  await db
    .insertInto('machine_translation_usage')
    .values({
      client_id: clientId,
      day,
      engine,
      characters,
      reviewed_characters: reviewedCharacters,
      cost_cents: costCents,
    })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'day', 'engine']).doUpdateSet({
        characters: sql`machine_translation_usage.characters + excluded.characters`,
        reviewed_characters: sql`machine_translation_usage.reviewed_characters + excluded.reviewed_characters`,
        cost_cents: sql`machine_translation_usage.cost_cents + excluded.cost_cents`,
      }),
    )
    .returning(withoutFsync.as('isQuick'))
    .execute()
}

/** Of their quota, by client. Those without usage are absent. */
export async function countCharactersOf(
  db: Database,
  clientIds: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, number>> {
  if (clientIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('machine_translation_usage')
    .select(['client_id', sql<string>`sum(characters - reviewed_characters)`.as('characters')])
    .where('client_id', 'in', clientIds)
    .where('day', '=', day)
    .groupBy('client_id')
    .execute()
  return new Map(rows.map((row) => [row.client_id, Number(row.characters)]))
}
