import type { Address } from '@portolan/contract/address'
import type { ApplicationId } from '@portolan/contract/clients/applications'
import type { CustomFieldValue } from '@portolan/contract/clients/clients'
import type { Role } from '@portolan/contract/roles'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'

/** An account as the issuer sees it. */
export type Account = {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash: string | null
  readonly roles: readonly Role[]
  readonly externalGroups: readonly string[]
  readonly isFederated: boolean
  /** Signing in requires a confirmed address. */
  readonly isEmailConfirmed: boolean
  readonly isMfaEnabled: boolean
  /** Milliseconds since the epoch. A token carries the value that was current when it was issued. */
  readonly tokensValidAfter: number
}

export const findAccountById = (db: Database, id: string): Promise<Account | undefined> =>
  findEnabledAccount(db, 'id', id)

export const findAccountByEmail = (db: Database, email: string): Promise<Account | undefined> =>
  findEnabledAccount(db, 'email', email)

/** Of disabled accounts too, so that a sign-in does the same for all of them until the password is right. */
export async function findPasswordHash(db: Database, email: string): Promise<string | null> {
  const row = await db.selectFrom('account').select('password_hash').where('email', '=', email).executeTakeFirst()
  return row?.password_hash ?? null
}

async function findEnabledAccount(db: Database, column: 'id' | 'email', value: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('account')
    .select(['id', 'email', 'roles'])
    .select(['first_name as firstName', 'last_name as lastName', 'password_hash as passwordHash'])
    .select(['external_groups as externalGroups', 'is_federated as isFederated', 'tokens_valid_after'])
    .select(['email_confirmed_at', 'mfa_enabled_at'])
    .where(column, '=', value)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { tokens_valid_after, email_confirmed_at, mfa_enabled_at, ...account } = row
  return {
    ...account,
    isEmailConfirmed: email_confirmed_at !== null,
    isMfaEnabled: mfa_enabled_at !== null,
    tokensValidAfter: tokens_valid_after.getTime(),
  }
}

export type AccountRow = {
  readonly email: string
  readonly loginName: string
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash: string | null
  readonly roles: readonly Role[]
  readonly applicationIds: readonly ApplicationId[] | null
  readonly externalGroups: readonly string[]
  readonly isFederated: boolean
  readonly isDisabled: boolean
  readonly isEmailConfirmed: boolean
  readonly address: Address | null
  readonly customFieldValues: readonly CustomFieldValue[]
  readonly clientId: number | null
  readonly linkedClientIds: readonly number[]
}

/** Returns undefined if the email address or login name is taken. */
export async function insertAccount(tx: Tx, account: AccountRow): Promise<string | undefined> {
  const inserted = await tx
    .insertInto('account')
    .values({
      email: account.email,
      login_name: account.loginName,
      first_name: account.firstName,
      last_name: account.lastName,
      password_hash: account.passwordHash,
      roles: [...account.roles],
      external_groups: [...account.externalGroups],
      application_ids: account.applicationIds && [...account.applicationIds],
      is_federated: account.isFederated,
      client_id: account.clientId,
      disabled_at: account.isDisabled ? sql`now()` : null,
      email_confirmed_at: account.isEmailConfirmed ? sql`now()` : null,
      address: account.address && JSON.stringify(account.address),
      address_client_id: account.address && account.clientId,
      custom_field_values: JSON.stringify(account.customFieldValues),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted && account.linkedClientIds.length > 0) {
    const links = account.linkedClientIds.map((clientId) => ({ account_id: inserted.id, client_id: clientId }))
    await tx.insertInto('account_client').values(links).execute()
  }
  return inserted?.id
}

/** Returns false if the address was already confirmed. */
export async function confirmAccountEmail(tx: Tx, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ email_confirmed_at: sql<Date>`now()` })
    .where('id', '=', accountId)
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function updatePassword(tx: Tx, accountId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', accountId).execute()
}

/**
 * Signs the account out everywhere: invalidates all its sessions, refresh tokens and id tokens. The session given as
 * `except` stays and can renew its tokens.
 */
export async function endEverySession(
  tx: Tx,
  accountId: string,
  { except = null }: { readonly except?: string | null } = {},
): Promise<void> {
  // Raise `tokens_valid_after` before deleting rows, so that a concurrent renewal either fails or yields an outdated
  // token.
  await tx
    .updateTable('account')
    .set({ tokens_valid_after: sql`clock_timestamp()` })
    .where('id', '=', accountId)
    .execute()
  await sql`
    delete from oidc_payload where account_id = ${accountId} and (${except}::text is null or not (
      (model = 'Session' and uid = ${except})
      or payload->>'sessionUid' is not distinct from ${except}
      or (model = 'Grant' and id in (
        select grant_id from oidc_payload where account_id = ${accountId} and payload->>'sessionUid' = ${except}))
    ))
  `.execute(tx)
  await tx
    .deleteFrom('sign_in_session')
    .where('account_id', '=', accountId)
    .where('uid', 'is distinct from', except)
    .execute()
  await accountChanged(tx, accountId)
}

/** Tells all nodes to drop the account from their caller cache when the transaction commits. */
export async function accountChanged(tx: Tx, accountId: string): Promise<void> {
  await sql`select pg_notify('account_changed', ${accountId})`.execute(tx)
}

/** The form in which accounts store addresses. PostgreSQL text cannot contain NUL characters. */
export const normalizeEmail = (email: string): string => email.replaceAll('\0', '').trim().toLowerCase()
