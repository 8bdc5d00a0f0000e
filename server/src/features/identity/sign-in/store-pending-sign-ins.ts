import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../../tables/database.ts'

/** What a sign-in whose password was right still waits for. */
export type Awaited = 'code' | 'confirmation'

const PendingSignIn = z.object({ accountId: z.string(), tokensValidAfter: z.number() })
export type PendingSignIn = z.infer<typeof PendingSignIn>

const goodForSeconds = 600
const mostTries = 10

const keyOf = (uid: string, awaited: Awaited) => `first-step:${awaited}:${uid}`

/** A right password of another account takes the place of the one before. */
export async function insertPendingSignIn(
  db: Database,
  uid: string,
  awaited: Awaited,
  step: PendingSignIn,
): Promise<void> {
  const row = {
    value: JSON.stringify({ ...step, tries: 0 }),
    expires_at: sql<Date>`now() + make_interval(secs => ${goodForSeconds})`,
  }
  await db
    .insertInto('single_use')
    .values({ key: keyOf(uid, awaited), ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

export async function findPendingSignIn(
  db: Database,
  uid: string,
  awaited: Awaited,
): Promise<PendingSignIn | undefined> {
  const row = await db
    .selectFrom('single_use')
    .select('value')
    .where('key', '=', keyOf(uid, awaited))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row && PendingSignIn.parse(row.value)
}

/** How many tries are left after this one; undefined where there was none left. */
export async function countTry(db: Database, uid: string): Promise<number | undefined> {
  const { rows } = await sql<{ tries: number }>`
    update single_use set value = jsonb_set(value, '{tries}', to_jsonb((value->>'tries')::int + 1))
    where key = ${keyOf(uid, 'code')} and expires_at > now() and (value->>'tries')::int < ${mostTries}
    returning (value->>'tries')::int as tries
  `.execute(db)
  return rows[0] && mostTries - rows[0].tries
}

export async function deletePendingSignIn(db: Database, uid: string): Promise<void> {
  await db.deleteFrom('single_use').where('key', '=', keyOf(uid, 'code')).execute()
}
