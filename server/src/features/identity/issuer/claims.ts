import type { AccountClaims } from 'oidc-provider'
import type { Account } from '../accounts/store-accounts.ts'

/** Claims of the id token. All are returned under the `openid` scope. */
export const claimNames = [
  ...['sub', 'email', 'given_name', 'family_name', 'groups', 'external_groups', 'is_federated'],
  ...['amr', 'auth_time', 'ses', 'ver'],
]

/** Portal roles and the groups of the organization's identity provider are separate claims. */
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
