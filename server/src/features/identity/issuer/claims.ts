import type { AccountClaims } from 'oidc-provider'
import type { Account } from '../accounts/store-accounts.ts'

/** What stands in an id token. Under the scope `openid` a claim is always there, asked for or not. */
export const claimNames = [
  ...['sub', 'email', 'given_name', 'family_name', 'groups', 'external_groups', 'is_federated'],
  ...['amr', 'auth_time', 'ses', 'ver'],
]

/** Roles and the groups of the organisation's own identity provider never mix. */
export const claimsOf = (account: Account, session: string | undefined): AccountClaims => ({
  sub: account.id,
  email: account.email,
  given_name: account.firstName,
  family_name: account.lastName,
  groups: account.roles,
  external_groups: account.externalGroups,
  is_federated: account.isFederated,
  ses: session,
  ver: account.tokensValidAfter,
})
