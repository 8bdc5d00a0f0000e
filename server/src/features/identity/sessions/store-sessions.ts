import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'
import { accountChanged } from '../accounts/store-accounts.ts'

export type SessionUse = {
  readonly uid: string
  readonly accountId: string
  readonly userAgent: string
  readonly ip: string
}

/** Called whenever tokens are issued. Writes at most once a minute per session. */
export async function recordSessionUse(db: Database, { uid, accountId, userAgent, ip }: SessionUse): Promise<void> {
  await db
    .insertInto('sign_in_session')
    .values({ uid, account_id: accountId, user_agent: userAgent, ip })
    .onConflict((conflict) =>
      conflict
        .column('uid')
        .doUpdateSet({ user_agent: userAgent, ip, last_seen_at: sql`now()` })
        .where('sign_in_session.last_seen_at', '<', sql<Date>`now() - interval '1 minute'`),
    )
    .execute()
}

/** Lists only sessions that the issuer still has. */
export const listSessions = (db: Database, accountId: string) =>
  db
    .selectFrom('sign_in_session as seen')
    .innerJoin('oidc_payload as session', (join) =>
      join.onRef('session.uid', '=', 'seen.uid').on('session.model', '=', 'Session'),
    )
    .select(['seen.uid', 'seen.started_at as startedAt', 'seen.last_seen_at as lastSeenAt'])
    .select(['seen.user_agent as userAgent', 'seen.ip'])
    .where('seen.account_id', '=', accountId)
    .where('session.account_id', '=', accountId)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .orderBy('seen.last_seen_at', 'desc')
    .execute()

/** Ends one session and deletes everything issued in it. Returns false if the account has no such session. */
export async function deleteSession(tx: Tx, accountId: string, uid: string): Promise<boolean> {
  const { rows } = await sql`
    with tokens as (
      delete from oidc_payload where account_id = ${accountId} and payload->>'sessionUid' = ${uid} returning grant_id
    ), grants as (
      delete from oidc_payload where model = 'Grant' and id in (select grant_id from tokens)
    ), seen as (
      delete from sign_in_session where uid = ${uid} and account_id = ${accountId}
    )
    delete from oidc_payload where model = 'Session' and uid = ${uid} and account_id = ${accountId} returning id
  `.execute(tx)
  await accountChanged(tx, accountId)
  return rows.length > 0
}

/** Deletes session details left behind by sign-outs and expired sessions. */
export async function sweepSessions(db: Database): Promise<void> {
  await sql`
    delete from sign_in_session seen where not exists (
      select from oidc_payload session where session.model = 'Session' and session.uid = seen.uid
    ) and seen.started_at < now() - interval '1 minute'
  `.execute(db)
}
