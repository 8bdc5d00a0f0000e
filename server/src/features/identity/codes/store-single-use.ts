import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'

/** Keeps a fact for a short while. False where the key is taken: it was there before, and still is good. */
export async function putOneTime(
  db: Database | Tx,
  key: string,
  value: object,
  goodForSeconds: number,
): Promise<boolean> {
  const expiresAt = sql<Date>`now() + make_interval(secs => ${goodForSeconds})`
  const kept = await db
    .insertInto('single_use')
    .values({ key, value: JSON.stringify(value), expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ value: JSON.stringify(value), expires_at: expiresAt })
        .where('single_use.expires_at', '<', sql<Date>`now()`),
    )
    .returning('key')
    .executeTakeFirst()
  return kept !== undefined
}

/** The fact, for exactly one of any number of callers. */
export async function consumeOneTime(db: Database | Tx, key: string): Promise<unknown> {
  const taken = await db
    .deleteFrom('single_use')
    .where('key', '=', key)
    .returning(['value', sql<boolean>`expires_at > now()`.as('isGood')])
    .executeTakeFirst()
  return taken?.isGood ? taken.value : undefined
}

/** Looks without taking. */
export async function peekOneTime(db: Database | Tx, key: string): Promise<unknown> {
  const row = await db
    .selectFrom('single_use')
    .select('value')
    .where('key', '=', key)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row?.value
}

export async function sweepSingleUse(db: Database): Promise<void> {
  await db.deleteFrom('single_use').where('expires_at', '<', sql<Date>`now()`).execute()
}
