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
  /** The e-mail address unless told otherwise. */
  readonly loginName?: string
  readonly firstName: string
  readonly lastName: string
  /** Null: signs in through the organisation's own identity provider, or not yet. */
  readonly password: string | null
  readonly roles: readonly Role[]
  /** The organisation acted for. */
  readonly clientId?: number | null
  /** The organisations the account may act for. */
  readonly linkedClientIds?: readonly number[]
  /** Those of the client unless told otherwise. */
  readonly applicationIds?: readonly ApplicationId[]
  readonly externalGroups?: readonly string[]
  readonly isFederated?: boolean
  readonly isDisabled?: boolean
  /** Confirmed unless told otherwise: whoever makes an account for others knows them. */
  readonly isEmailConfirmed?: boolean
  readonly address?: Address | null
  readonly customFieldValues?: readonly CustomFieldValue[]
}

/** Answers the id of the account. An e-mail address or login name that is taken is a conflict. */
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
