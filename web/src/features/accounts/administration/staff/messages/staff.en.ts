import type { Texts } from '@portolan/locale/message-types'

/** Inviting colleagues, and their roles. */
export const en = {
  invite: 'Invite a colleague',
  inviteText: 'Your colleague gets an email with a link that creates the account. It works once, within {days} days.',
  email: 'Email',
  invalidEmail: 'Enter an email address',
  role: 'Role',
  roleNeeded: 'Choose a role',
  send: 'Send the invitation',
  sending: 'Sending…',
  sent: 'The invitation is on its way to {email}',
  hasAccount: 'There is already an account with this address. Change its role in the list of users.',
  invitations: 'Open invitations',
  revoke: 'Revoke',
  revokeNamed: 'Revoke the invitation of {email}',
  revoked: 'The invitation of {email} was revoked',
  expired: 'Expired',
  validUntil: 'Valid until {when}',
  status: 'Status',
  actions: 'Actions',
  changeRole: 'Change role',
  changeRoleText: '{name} will be signed out and gets the new role at the next sign-in.',
  save: 'Save',
  saving: 'Saving…',
  roleChanged: '{name} has a new role',
} as const satisfies Texts
