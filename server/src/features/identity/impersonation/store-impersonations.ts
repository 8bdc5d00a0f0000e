import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'

export type Impersonation = { readonly endsAt: Date; readonly endedAt: Date | null }

/** The administrator's session and the impersonated account. */
export type ImpersonationKey = { readonly session: string; readonly accountId: string }

/** Returns the newest impersonation, running or ended. */
export const findImpersonation = (db: Database | Tx, key: ImpersonationKey): Promise<Impersonation | undefined> =>
  db
    .selectFrom('impersonation')
    .select(['ends_at as endsAt', 'ended_at as endedAt'])
    .where('session', '=', key.session)
    .where('account_id', '=', key.accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export type NewImpersonation = ImpersonationKey & {
  readonly administratorId: string
  readonly reason: string | null
  readonly endsAt: Date
}

export async function insertImpersonation(tx: Tx, impersonation: NewImpersonation): Promise<void> {
  await tx
    .insertInto('impersonation')
    .values({
      administrator_id: impersonation.administratorId,
      session: impersonation.session,
      account_id: impersonation.accountId,
      reason: impersonation.reason,
      ends_at: impersonation.endsAt,
    })
    .execute()
}

/** Returns the login names of the users whose impersonation was still running. */
export async function endImpersonations(tx: Tx, session: string, now: Date): Promise<string[]> {
  const ended = await tx
    .updateTable('impersonation')
    .from('account')
    .set({ ended_at: now })
    .whereRef('account.id', '=', 'impersonation.account_id')
    .where('session', '=', session)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .returning('account.login_name')
    .execute()
  return ended.map(({ login_name }) => login_name)
}

/** Serializes concurrent calls, so that only the first one starts the impersonation. */
export async function lockImpersonations(tx: Tx, session: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(7303, hashtext(${session}))`.execute(tx)
}

/** Keeps rows until long after their session: the header alone must not restart an ended impersonation. */
export async function sweepImpersonations(db: Database): Promise<void> {
  await db.deleteFrom('impersonation').where('ends_at', '<', sql<Date>`now() - interval '30 days'`).execute()
}
