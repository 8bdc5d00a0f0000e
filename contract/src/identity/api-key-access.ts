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
  'inviteStaff',
  'revokeStaffInvitation',
  'acceptStaffInvitation',
  'changeClient',
  'inviteToClient',
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

/** What an API key may do: everything that its owner may, but for the lists above. */
export const isOpenToApiKeys = ({ name, tag }: Pick<Endpoint, 'name' | 'tag'>): boolean =>
  !forbiddenTags.includes(tag) && !forbiddenEndpoints.has(name)
