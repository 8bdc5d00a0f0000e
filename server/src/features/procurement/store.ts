import type { ApplicationId } from '@portolan/contract/clients/applications'
import type { ClientStatus } from '@portolan/contract/clients/clients'
import { type Insertable, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Database, Tx } from '../../tables/database.ts'
import type { PunchoutSessionTable } from '../../tables/punchout.ts'

export type PunchoutClient = {
  readonly id: number
  readonly status: z.infer<typeof ClientStatus>
  readonly applicationIds: readonly ApplicationId[]
  readonly emailDomains: readonly string[]
}

export const findClientBySecret = (db: Database, secretHash: string): Promise<PunchoutClient | undefined> =>
  db
    .selectFrom('client')
    .select(['id', 'status', 'application_ids as applicationIds'])
    .select(sql<string[]>`array(select domain from client_email_domain where client_id = client.id)`.as('emailDomains'))
    .where('punchout_secret_hash', '=', secretHash)
    .executeTakeFirst()

export const transaction = <Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(work)

type NewSession = Omit<Insertable<PunchoutSessionTable>, 'id' | 'expires_at' | 'used_at'>

/** Returns the id for the start URL. */
export async function insertSession(tx: Tx, session: NewSession, lifetimeSeconds: number): Promise<string> {
  const { id } = await tx
    .insertInto('punchout_session')
    .values({ ...session, expires_at: sql<Date>`now() + make_interval(secs => ${lifetimeSeconds})` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns the session to exactly one of several concurrent callers. */
export const consumeSession = (tx: Tx, id: string) =>
  tx
    .updateTable('punchout_session')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['client_id as clientId', 'email', 'contact_name as contactName', 'buyer_cookie as buyerCookie'])
    .executeTakeFirst()

export async function deleteUnusedSessions(db: Database): Promise<void> {
  await db
    .deleteFrom('punchout_session')
    .where('used_at', 'is', null)
    .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}

/** Finds the account with this address, and whether it is an enabled employee of only this client. */
export const findBuyer = (tx: Tx, email: string, clientId: number) =>
  tx
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
