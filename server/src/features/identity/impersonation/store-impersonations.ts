import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'

export type Impersonation = { readonly endsAt: Date; readonly endedAt: Date | null }

/** Whose it is: an administrator's session and the user called as. */
export type ImpersonationOf = { readonly session: string; readonly accountId: string }

/** The newest of the session and the user, running or not. */
export const findImpersonation = (db: Database | Tx, of: ImpersonationOf): Promise<Impersonation | undefined> =>
  db
    .selectFrom('impersonation')
    .select(['ends_at as endsAt', 'ended_at as endedAt'])
    .where('session', '=', of.session)
    .where('account_id', '=', of.accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export type NewImpersonation = ImpersonationOf & {
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

/** Answers the login names of the users whose impersonation was running until now. */
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

/** Of calls that come at once the first one begins the impersonation; the others wait for it. */
export async function lockImpersonations(tx: Tx, session: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(7303, hashtext(${session}))`.execute(tx)
}

/** Long after the session they belong to: until then an ended one must not be started again by the header alone. */
export async function sweepImpersonations(db: Database): Promise<void> {
  await db.deleteFrom('impersonation').where('ends_at', '<', sql<Date>`now() - interval '30 days'`).execute()
}
