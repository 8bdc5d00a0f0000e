import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../../tables/database.ts'

/** What a sign-in with a correct password still needs. */
export type MissingStep = 'code' | 'confirmation'

const PendingSignIn = z.object({ accountId: z.string(), tokensValidAfter: z.number() })
export type PendingSignIn = z.infer<typeof PendingSignIn>

const lifetimeSeconds = 600
const maxTries = 10

const keyOf = (uid: string, missing: MissingStep) => `first-step:${missing}:${uid}`

/** Replaces an earlier pending step of the same sign-in, which may belong to another account. */
export async function insertPendingSignIn(
  db: Database,
  uid: string,
  missing: MissingStep,
  pending: PendingSignIn,
): Promise<void> {
  const row = {
    value: JSON.stringify({ ...pending, tries: 0 }),
    expires_at: sql<Date>`now() + make_interval(secs => ${lifetimeSeconds})`,
  }
  await db
    .insertInto('single_use')
    .values({ key: keyOf(uid, missing), ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

export async function findPendingSignIn(
  db: Database,
  uid: string,
  missing: MissingStep,
): Promise<PendingSignIn | undefined> {
  const row = await db
    .selectFrom('single_use')
    .select('value')
    .where('key', '=', keyOf(uid, missing))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row && PendingSignIn.parse(row.value)
}

/** Returns the tries left after this one; undefined if none were left. */
export async function countCodeTry(db: Database, uid: string): Promise<number | undefined> {
  const { rows } = await sql<{ tries: number }>`
    update single_use set value = jsonb_set(value, '{tries}', to_jsonb((value->>'tries')::int + 1))
    where key = ${keyOf(uid, 'code')} and expires_at > now() and (value->>'tries')::int < ${maxTries}
    returning (value->>'tries')::int as tries
  `.execute(db)
  return rows[0] && maxTries - rows[0].tries
}

export async function deletePendingSignIn(db: Database, uid: string): Promise<void> {
  await db.deleteFrom('single_use').where('key', '=', keyOf(uid, 'code')).execute()
}
