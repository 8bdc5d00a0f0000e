import { sql } from 'kysely'
import type { Database } from '../../../tables/database.ts'

export type Usage = {
  readonly clientId: number
  readonly day: string
  readonly engine: string
  readonly characters: number
  readonly costCents: number
}

export async function addUsage(db: Database, { clientId, day, engine, characters, costCents }: Usage): Promise<void> {
  await db
    .insertInto('machine_translation_usage')
    .values({ client_id: clientId, day, engine, characters, cost_cents: costCents })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'day', 'engine']).doUpdateSet({
        characters: sql`machine_translation_usage.characters + excluded.characters`,
        cost_cents: sql`machine_translation_usage.cost_cents + excluded.cost_cents`,
      }),
    )
    .execute()
}

export async function countCharacters(db: Database, clientId: number, day: string): Promise<number> {
  const { characters } = await db
    .selectFrom('machine_translation_usage')
    .select(sql<string>`coalesce(sum(characters), 0)`.as('characters'))
    .where('client_id', '=', clientId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return Number(characters)
}
