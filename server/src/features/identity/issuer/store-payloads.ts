import { sql } from 'kysely'
import type { Database } from '../../../tables/database.ts'

type Key = { readonly model: string; readonly id: string }

export type StoredPayload = Key & {
  readonly payload: object
  readonly accountId: string | null
  readonly grantId: string | null
  readonly uid: string | null
  readonly expiresInSeconds: number | null
}

export async function savePayload(db: Database, stored: StoredPayload): Promise<void> {
  const { expiresInSeconds } = stored
  const row = {
    payload: JSON.stringify(stored.payload),
    account_id: stored.accountId,
    grant_id: stored.grantId,
    uid: stored.uid,
    expires_at: expiresInSeconds === null ? null : sql<Date>`now() + make_interval(secs => ${expiresInSeconds})`,
  }
  await db
    .insertInto('oidc_payload')
    .values({ model: stored.model, id: stored.id, ...row })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
    .execute()
}

export async function findPayload(db: Database, model: string, column: 'id' | 'uid', value: string) {
  return db
    .selectFrom('oidc_payload')
    .select(['payload', 'consumed_at as consumedAt'])
    .where('model', '=', model)
    .where(column, '=', value)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .executeTakeFirst()
}

/** Returns true to exactly one of several concurrent callers. */
export async function consumePayload(db: Database, { model, id }: Key): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oidc_payload')
    .set({ consumed_at: sql<Date>`now()` })
    .where('model', '=', model)
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes everything issued under the token's grant; see deleteByGrant. */
export async function deleteTokenFamily(db: Database, { model, id }: Key): Promise<void> {
  const token = await db
    .selectFrom('oidc_payload')
    .select('grant_id')
    .where('model', '=', model)
    .where('id', '=', id)
    .executeTakeFirst()
  if (token?.grant_id) await deleteByGrant(db, token.grant_id)
}

/**
 * Deletes a grant with its tokens and session, on sign-out or when a token or code is used twice, which means it was
 * stolen. The grant is deleted too, so that a token being issued right now does not outlive it.
 */
export async function deleteByGrant(db: Database, grantId: string): Promise<void> {
  await sql`
    with family as (
      delete from oidc_payload where grant_id = ${grantId} or (model = 'Grant' and id = ${grantId})
      returning payload->>'sessionUid' as session
    ), ended as (
      delete from oidc_payload where model = 'Session' and uid in (select session from family) returning account_id
    )
    select pg_notify('account_changed', account_id::text) from ended where account_id is not null
  `.execute(db)
}

/** If the payload is a session, the same statement notifies all nodes. */
export async function deletePayload(db: Database, { model, id }: Key): Promise<void> {
  await sql`
    with gone as (delete from oidc_payload where model = ${model} and id = ${id} returning account_id)
    select pg_notify('account_changed', account_id::text) from gone where ${model} = 'Session' and account_id is not null
  `.execute(db)
}

/** Keeps the newest unfinished sign-ins, and all whose password was correct. */
export async function trimInteractions(db: Database, most: number): Promise<void> {
  await sql`
    delete from oidc_payload where model = 'Interaction' and id in (
      select id from oidc_payload where model = 'Interaction' and account_id is null
      order by expires_at desc offset ${most}
    )
  `.execute(db)
}

const sweepBatch = 5000

/** Deletes in batches, so that locks are short. */
export async function sweepPayloads(db: Database): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from oidc_payload where ctid in (
        select ctid from oidc_payload where expires_at < now() limit ${sweepBatch} for update skip locked
      )
    `.execute(db)
    if ((numAffectedRows ?? 0n) < sweepBatch) return
  }
}
