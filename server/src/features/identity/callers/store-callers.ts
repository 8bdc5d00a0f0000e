import type { ApplicationId } from '@portolan/contract/clients/applications'
import type { Role } from '@portolan/contract/roles'
import { sql } from 'kysely'
import type { Database } from '../../../tables/database.ts'

/** The account data needed to authorize a call. */
export type Caller = {
  readonly accountId: string
  readonly loginName: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly roles: readonly Role[]
  readonly isFederated: boolean
  readonly externalGroups: readonly string[]
  readonly clientId: number | null
  readonly linkedClientIds: readonly number[]
  /** Null if the account has no list of its own and uses its client's. */
  readonly ownApplicationIds: readonly ApplicationId[] | null
  /** Null if the account has no client, or the client is not set up. */
  readonly clientApplicationIds: readonly ApplicationId[] | null
  readonly locale: string | null
  readonly isDisabled: boolean
  readonly isEmailConfirmed: boolean
  readonly tokensValidAfter: number
}

/** Returns undefined if the account is missing or disabled, or the session has ended. */
export async function findCallerInSession(db: Database, accountId: string, session: string) {
  const row = await selectCallers(db)
    .where('account.id', '=', accountId)
    .where('account.disabled_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('oidc_payload')
          .select('id')
          .where('model', '=', 'Session')
          .where('uid', '=', session)
          .where('account_id', '=', accountId)
          .where('expires_at', '>', sql<Date>`now()`),
      ),
    )
    .executeTakeFirst()
  return row && asCaller(row)
}

/** Returns undefined if the account is missing or disabled. */
export async function findCaller(db: Database, accountId: string): Promise<Caller | undefined> {
  const enabled = selectCallers(db).where('account.id', '=', accountId).where('account.disabled_at', 'is', null)
  const row = await enabled.executeTakeFirst()
  return row && asCaller(row)
}

export async function findCallerByLoginName(db: Database, loginName: string): Promise<Caller | undefined> {
  const row = await selectCallers(db).where('account.login_name', '=', loginName).executeTakeFirst()
  return row && asCaller(row)
}

const selectCallers = (db: Database) =>
  db
    .selectFrom('account')
    .leftJoin('client', 'client.id', 'account.client_id')
    .select(['account.id', 'account.login_name', 'account.email', 'account.first_name', 'account.last_name'])
    .select(['account.roles', 'account.is_federated', 'account.external_groups', 'account.client_id'])
    .select([
      'account.disabled_at',
      'account.email_confirmed_at',
      'account.tokens_valid_after',
      'account.locale',
      'client.application_ids',
    ])
    .select('account.application_ids as own_application_ids')
    .select(
      sql<number[]>`array(select client_id from account_client where account_id = account.id order by client_id)`.as(
        'linked_client_ids',
      ),
    )

type Row = Awaited<ReturnType<ReturnType<typeof selectCallers>['executeTakeFirstOrThrow']>>

const asCaller = (row: Row): Caller => ({
  accountId: row.id,
  loginName: row.login_name,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  roles: row.roles,
  isFederated: row.is_federated,
  externalGroups: row.external_groups,
  clientId: row.client_id,
  linkedClientIds: row.linked_client_ids,
  ownApplicationIds: row.own_application_ids,
  clientApplicationIds: row.application_ids,
  locale: row.locale,
  isDisabled: row.disabled_at !== null,
  isEmailConfirmed: row.email_confirmed_at !== null,
  tokensValidAfter: row.tokens_valid_after.getTime(),
})
