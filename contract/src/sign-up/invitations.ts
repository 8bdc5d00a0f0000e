import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { StaffRole } from '../roles.ts'
import { EmailAddress } from './sign-up.ts'

export const invitationLimits = { addressesPerCall: 20, pendingPerClient: 50, validDays: 7 } as const

export const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  /** The name of the colleague who sent it; empty if the account is gone. */
  invitedBy: z.string(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

/**
 * MEMBER: the organization has a user with this address. OTHER_DOMAIN: the organization has no such email domain. SENT
 * says nothing about accounts elsewhere.
 */
export const InvitationOutcome = z.enum(['SENT', 'MEMBER', 'OTHER_DOMAIN'])
export type InvitationOutcome = z.infer<typeof InvitationOutcome>

const id = { invitationId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c12' }
const email = 'nora@harbor.example'
const invitation = {
  id: id.invitationId,
  email,
  invitedBy: 'Helen Marsh',
  sentAt: '2026-11-16T09:00:00.000Z',
  expiresAt: '2026-11-23T09:00:00.000Z',
  isExpired: false,
}

/** For CLIENT users whose client lets them manage the organization. Other organizations' invitations answer 404. */
const ofOrganization = { tag: 'organization', access: { roles: ['CLIENT'] } } as const
const base = '/userAccount/invitations' as const
const invitationId = z.object({ invitationId: z.uuid() })

export const listInvitations = endpoint({
  ...ofOrganization,
  name: 'listInvitations',
  summary: 'List the invitations of the organization that were not accepted yet, newest first',
  method: 'GET',
  path: base,
  reply: z.array(Invitation),
  refusals: [],
  example: { reply: [invitation] },
})

export const inviteColleagues = endpoint({
  ...ofOrganization,
  name: 'inviteColleagues',
  summary: 'Invite people by email to create an account with the organization',
  method: 'POST',
  path: '/userAccount/actions/inviteColleagues',
  body: z.object({
    emails: z.array(EmailAddress).check(z.minLength(1), z.maxLength(invitationLimits.addressesPerCall)),
  }),
  reply: z.array(z.object({ email: z.string(), outcome: InvitationOutcome })),
  refusals: ['invitations_not_allowed', 'invitation_quota_reached'],
  example: { body: { emails: [email] }, reply: [{ email, outcome: 'SENT' }] },
})

export const resendInvitation = endpoint({
  ...ofOrganization,
  name: 'resendInvitation',
  summary: 'Send an invitation again with a new link, valid for another seven days',
  method: 'POST',
  path: `${base}/{invitationId}/actions/resend`,
  params: invitationId,
  reply: Invitation,
  refusals: ['invitations_not_allowed'],
  example: { params: id, reply: invitation },
})

export const revokeInvitation = endpoint({
  ...ofOrganization,
  name: 'revokeInvitation',
  summary: 'Revoke an invitation: its link stops working',
  method: 'POST',
  path: `${base}/{invitationId}/actions/revoke`,
  params: invitationId,
  refusals: [],
  example: { params: id },
})

export const openInvitation = endpoint({
  name: 'openInvitation',
  summary: 'Get the email address that an invitation was sent to, and the role of a colleague',
  tag: 'sign-up',
  method: 'POST',
  path: '/invitations/actions/open',
  access: 'anyone',
  body: z.object({ invitation: z.string().check(z.minLength(1), z.maxLength(200)) }),
  /** The role is null unless the provider invites a colleague. */
  reply: z.object({ email: z.string(), role: z.nullable(StaffRole) }),
  refusals: ['invitation_invalid'],
  example: { body: { invitation: 'p3Xk0n3dG7l1Qw5t' }, reply: { email, role: null } },
})
