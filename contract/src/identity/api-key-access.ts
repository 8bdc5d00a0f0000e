import type { Endpoint } from '../endpoint.ts'

/** Passwords, MFA, passkeys, sessions and API keys: somebody who finds a key must not be able to take over the account. */
const forbiddenTags: readonly string[] = ['security']

/** The same for other people's accounts: who is let in, and what they may do. */
const forbiddenEndpoints: ReadonlySet<string> = new Set([
  'startImpersonation',
  'endImpersonation',
  'changeUserRole',
  'disableUserMfa',
  'enableUser',
  'disableUser',
  'resendUserConfirmation',
  'inviteStaff',
  'resendStaffInvitation',
  'revokeStaffInvitation',
  'acceptStaffInvitation',
  'changeClient',
  'inviteToClient',
  'resendClientInvitation',
  'revokeClientInvitation',
  'disableContactMfa',
  'enableContactAccount',
  'disableContactAccount',
  'inviteColleagues',
  'resendInvitation',
  'revokeInvitation',
  'revokeClientApiKey',
  'switchApiKeys',
])

/** What an API key may do: everything that its owner may, but for the lists above. A read-only one may only read of it. */
export const isOpenToApiKeys = ({ name, tag }: Pick<Endpoint, 'name' | 'tag'>): boolean =>
  !forbiddenTags.includes(tag) && !forbiddenEndpoints.has(name)

export const isOpenToReadOnlyKeys = (endpoint: Pick<Endpoint, 'name' | 'tag' | 'method'>): boolean =>
  isOpenToApiKeys(endpoint) && endpoint.method === 'GET'
