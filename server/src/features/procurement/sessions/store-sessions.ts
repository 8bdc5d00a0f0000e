import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'
import type { PunchoutSessionTable } from '../../../tables/procurement.ts'

export type SessionRow = Selectable<PunchoutSessionTable>
type NewSession = Omit<Insertable<PunchoutSessionTable>, 'id' | 'expires_at' | 'used_at' | 'account_id'>

export async function insertSession(tx: Tx, session: NewSession, lifetimeSeconds: number): Promise<void> {
  await tx
    .insertInto('punchout_session')
    .values({ ...session, expires_at: sql<Date>`now() + make_interval(secs => ${lifetimeSeconds})` })
    .execute()
}

/** Returns the session to exactly one of several concurrent callers. */
export const consumeSession = (tx: Tx, tokenHash: string): Promise<SessionRow | undefined> =>
  tx
    .updateTable('punchout_session')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst()

/** Why a session cannot be used; undefined for an unknown one. */
export async function findObstacle(tx: Tx, tokenHash: string): Promise<'used' | 'expired' | undefined> {
  const row = await tx
    .selectFrom('punchout_session')
    .select('used_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) return undefined
  return row.used_at ? 'used' : 'expired'
}

export async function saveBuyer(tx: Tx, sessionId: string, accountId: string): Promise<void> {
  await tx.updateTable('punchout_session').set({ account_id: accountId }).where('id', '=', sessionId).execute()
}

/**
 * A procurement system takes one cart per visit, so the buyer has to start again there. Earlier visits, which the buyer
 * left without a word, end too: nobody is in them any more.
 */
export async function endVisit(db: Database | Tx, sessionId: string, at: Date): Promise<void> {
  const ofLast = (column: 'account_id' | 'used_at') => sql<never>`
    (select ${sql.ref(column)} from punchout_session where id = ${sessionId})`
  await db
    .updateTable('punchout_session')
    .set({ ended_at: at })
    .where('account_id', '=', ofLast('account_id'))
    .where('used_at', '<=', ofLast('used_at'))
    .where('ended_at', 'is', null)
    .execute()
}

/** The newest session of the buyer with this cookie in which something may be ordered. */
export const findSessionOfBuyer = (
  db: Database | Tx,
  { accountId, buyerCookie }: { readonly accountId: string; readonly buyerCookie: string },
): Promise<SessionRow | undefined> =>
  db
    .selectFrom('punchout_session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('buyer_cookie', '=', buyerCookie)
    .where('operation', '<>', 'inspect')
    .where('ended_at', 'is', null)
    .orderBy('used_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Whether somebody ever came from the procurement system of the client. */
export const hasVisited = async (db: Database | Tx, accountId: string, clientId: number): Promise<boolean> =>
  (await db
    .selectFrom('punchout_session')
    .select('id')
    .where('account_id', '=', accountId)
    .where('client_id', '=', clientId)
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * Procurement systems take one cart per visit: not after a purchase order has come, and not while another cart is on its
 * way, which ends the visit only once it is there.
 */
const isTakenByOther = (requestId: string | null) => sql<boolean>`exists (
  select from procurement_order o
    where o.session_id = punchout_session.id and o.job_request_id is distinct from ${requestId}::uuid
      and (o.cart_status = 'WAITING'
        or exists (select from purchase_order_line l where l.job_request_id = o.job_request_id)))`

/** A visit lasts until its cart is returned, and a workday at most. */
const isLiveFor = (requestId: string) =>
  sql<boolean>`operation <> 'inspect' and ended_at is null and used_at > now() - interval '8 hours'
    and not ${isTakenByOther(requestId)}`

/** Whether something is ordered in the visit, other than the request if one is given. */
export const isOrdered = async (db: Database | Tx, sessionId: string, requestId: string | null): Promise<boolean> =>
  (await db
    .selectFrom('punchout_session')
    .select('id')
    .where('id', '=', sessionId)
    .where(isTakenByOther(requestId))
    .executeTakeFirst()) !== undefined

export type Buyer = {
  readonly clientId: number
  /** Null for a visitor. */
  readonly accountId: string | null
  /** The visit that the buyer's browser is in. */
  readonly buyerCookie: string | undefined
}

/**
 * The visit that takes the cart of a request: the one that the buyer is in, else the one in which it was made, else the
 * newest one of the buyer. Undefined if none goes on.
 */
export const findVisit = (db: Database | Tx, requestId: string, buyer: Buyer): Promise<SessionRow | undefined> => {
  const { clientId, accountId, buyerCookie = null } = buyer
  const isOfRequest = sql<boolean>`id = (select session_id from procurement_order where job_request_id = ${requestId})`
  return db
    .selectFrom('punchout_session')
    .selectAll()
    .where('client_id', '=', clientId)
    .where(sql<boolean>`(account_id = ${accountId}::uuid or ${isOfRequest})`)
    .where(isLiveFor(requestId))
    .orderBy(sql`coalesce(account_id = ${accountId}::uuid and buyer_cookie = ${buyerCookie}::text, false)`, 'desc')
    .orderBy(sql`coalesce(${isOfRequest}, false)`, 'desc')
    .orderBy('used_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Only one of several requests at once may send its cart to a visit. */
export async function lockSession(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('punchout_session').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** `findVisit` for a cart that is sent now: what holds of the visit holds until the transaction ends. */
export async function lockVisit(tx: Tx, requestId: string, buyer: Buyer): Promise<SessionRow | undefined> {
  const visit = await findVisit(tx, requestId, buyer)
  if (!visit) return undefined
  await lockSession(tx, visit.id)
  // Another cart may have been sent to it before it was locked.
  const current = await findVisit(tx, requestId, buyer)
  return current?.id === visit.id ? current : lockVisit(tx, requestId, buyer)
}

export async function deleteUnusedSessions(db: Database): Promise<void> {
  await db
    .deleteFrom('punchout_session')
    .where('used_at', 'is', null)
    .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}

/** Finds the account with this address, and whether it is an enabled employee of only this client. */
export const findBuyer = (db: Database | Tx, email: string, clientId: number) =>
  db
    .selectFrom('account')
    .select(['id', sql<boolean>`email_confirmed_at is not null`.as('isEmailConfirmed')])
    .select(
      sql<boolean>`disabled_at is null and roles = '{CLIENT_EMPLOYEE}'
        and array(select client_id from account_client where account_id = account.id) = array[${clientId}::int]`.as(
        'isBuyer',
      ),
    )
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()

/** The request of the client that these lines of a cart are for. */
export const findRequestOfLines = (
  tx: Tx,
  { clientId, requestIds }: { readonly clientId: number; readonly requestIds: readonly string[] },
) =>
  tx
    .selectFrom('job_request')
    .select('id')
    .where('client_id', '=', clientId)
    .where('origination', '=', 'COUPA')
    .where(sql<boolean>`id = any(${[...requestIds]}::uuid[])`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
