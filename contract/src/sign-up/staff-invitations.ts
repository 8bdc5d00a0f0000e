import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { NewPassword } from '../identity/password.ts'
import { PersonName } from '../person-name.ts'
import { DeskRole, StaffRole } from '../roles.ts'
import { Invitation } from './invitations.ts'
import { CreatedUserAccount, EmailAddress } from './sign-up.ts'

export const StaffInvitation = z.extend(Invitation, { role: StaffRole })
export type StaffInvitation = z.infer<typeof StaffInvitation>

const forAdministrators = { tag: 'accounts', access: { roles: ['ADMIN'] } } as const
const base = '/desk/invitations' as const
const id = { invitationId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c12' }

export const listStaffInvitations = endpoint({
  ...forAdministrators,
  name: 'listStaffInvitations',
  summary: 'List the invitations of colleagues that were not accepted yet, newest first',
  method: 'GET',
  path: base,
  reply: z.array(StaffInvitation),
  refusals: [],
  example: {},
})

export const inviteStaff = endpoint({
  ...forAdministrators,
  name: 'inviteStaff',
  summary: 'Invite a colleague by email, with a role. A second invitation replaces the first',
  method: 'POST',
  path: base,
  body: z.object({ email: EmailAddress, role: DeskRole }),
  reply: StaffInvitation,
  status: 201,
  refusals: ['conflict', 'invitation_quota_reached'],
  example: { body: { email: 'nora@portolan.example', role: 'QUOTER' } },
})

export const resendStaffInvitation = endpoint({
  ...forAdministrators,
  name: 'resendStaffInvitation',
  summary: 'Send the invitation of a colleague again with a new link, valid for another seven days',
  method: 'POST',
  path: `${base}/{invitationId}/actions/resend`,
  params: z.object({ invitationId: z.uuid() }),
  reply: StaffInvitation,
  refusals: ['conflict'],
  example: { params: id },
})

export const revokeStaffInvitation = endpoint({
  ...forAdministrators,
  name: 'revokeStaffInvitation',
  summary: 'Revoke the invitation of a colleague: its link stops working',
  method: 'POST',
  path: `${base}/{invitationId}/actions/revoke`,
  params: z.object({ invitationId: z.uuid() }),
  refusals: [],
  example: { params: id },
})

export const StaffAccount = z.object({
  invitation: z.string().check(z.minLength(1), z.maxLength(200)),
  firstName: PersonName,
  lastName: PersonName,
  password: NewPassword,
})
export type StaffAccount = z.infer<typeof StaffAccount>

export const acceptStaffInvitation = endpoint({
  name: 'acceptStaffInvitation',
  summary: 'Create the account of an invited colleague, with the address and role of the invitation',
  tag: 'sign-up',
  method: 'POST',
  path: '/invitations/actions/acceptStaff',
  access: 'anyone',
  body: StaffAccount,
  reply: CreatedUserAccount,
  status: 201,
  refusals: ['invitation_invalid', 'password_too_common', 'conflict'],
  example: {
    body: { invitation: 'p3Xk0n3dG7l1Qw5t', firstName: 'Nora', lastName: 'Lind', password: 'Harbour-Light-27' },
  },
})
