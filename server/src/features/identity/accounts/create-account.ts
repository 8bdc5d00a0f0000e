import type { Address } from '@portolan/contract/address'
import type { ApplicationId } from '@portolan/contract/clients/applications'
import type { CustomFieldValue } from '@portolan/contract/clients/clients'
import type { Role } from '@portolan/contract/roles'
import { Refusal } from '../../../platform/refusal.ts'
import type { Tx } from '../../../tables/database.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { insertAccount } from './store-accounts.ts'

export type NewAccount = {
  readonly email: string
  /** Defaults to the email address. */
  readonly loginName?: string
  readonly firstName: string
  readonly lastName: string
  /** Null for an account that signs in through its organization's identity provider, or has no password yet. */
  readonly password: string | null
  readonly roles: readonly Role[]
  /** The organization the account currently acts for. */
  readonly clientId?: number | null
  /** All organizations the account may act for. */
  readonly linkedClientIds?: readonly number[]
  /** Defaults to the applications of the client. */
  readonly applicationIds?: readonly ApplicationId[]
  readonly externalGroups?: readonly string[]
  readonly isFederated?: boolean
  readonly isDisabled?: boolean
  /** Defaults to true: accounts that others create are trusted by their creator. */
  readonly isEmailConfirmed?: boolean
  readonly address?: Address | null
  readonly customFieldValues?: readonly CustomFieldValue[]
}

/** Returns the account's id. Refuses with a conflict if the email address or login name is taken. */
export async function createAccount(tx: Tx, account: NewAccount): Promise<string> {
  const email = account.email.trim().toLowerCase()
  const id = await insertAccount(tx, {
    email,
    loginName: account.loginName?.trim().toLowerCase() ?? email,
    firstName: account.firstName,
    lastName: account.lastName,
    passwordHash: account.password === null ? null : await hashPassword(account.password),
    roles: account.roles,
    clientId: account.clientId ?? null,
    linkedClientIds: account.linkedClientIds ?? [],
    applicationIds: account.applicationIds ?? null,
    externalGroups: account.externalGroups ?? [],
    isFederated: account.isFederated ?? false,
    isDisabled: account.isDisabled ?? false,
    isEmailConfirmed: account.isEmailConfirmed ?? true,
    address: account.address ?? null,
    customFieldValues: account.customFieldValues ?? [],
  })
  if (id === undefined) throw new Refusal('conflict')
  return id
}
