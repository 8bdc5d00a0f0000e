import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'

/** Stores a one-time value. Returns false if the key exists and has not expired. */
export async function putOneTime(
  db: Database | Tx,
  key: string,
  value: object,
  lifetimeSeconds: number,
): Promise<boolean> {
  const expiresAt = sql<Date>`now() + make_interval(secs => ${lifetimeSeconds})`
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

/** Returns the value to exactly one of several concurrent callers and deletes it. */
export async function consumeOneTime(db: Database | Tx, key: string): Promise<unknown> {
  const taken = await db
    .deleteFrom('single_use')
    .where('key', '=', key)
    .returning(['value', sql<boolean>`expires_at > now()`.as('isGood')])
    .executeTakeFirst()
  return taken?.isGood ? taken.value : undefined
}

/** Reads the value without consuming it. */
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
