import * as clients from '@portolan/contract/sign-up/client-invitations'
import * as contract from '@portolan/contract/sign-up/invitations'
import * as staff from '@portolan/contract/sign-up/staff-invitations'
import { type Route, route } from '../../../platform/http/serve.ts'
import { limitAttempts } from '../../identity/index.ts'
import { openInvitation } from './accept-invitation.ts'
import { acceptStaffInvitation } from './accept-staff-invitation.ts'
import {
  inviteToClient,
  listClientInvitations,
  resendClientInvitation,
  revokeClientInvitation,
} from './client-invitations.ts'
import {
  type InvitationNeeds,
  inviteColleagues,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from './invite-colleagues.ts'
import { inviteStaff, listStaffInvitations, resendStaffInvitation, revokeStaffInvitation } from './invite-staff.ts'

type Needs = InvitationNeeds & { readonly providerName: string }

const staffInvitationRoutes = (needs: Needs): Route[] => [
  route(staff.listStaffInvitations, () => listStaffInvitations(needs.db, needs.now())),
  route(staff.inviteStaff, ({ body, ...call }) => inviteStaff(needs, call, body)),
  route(staff.resendStaffInvitation, ({ params, ...call }) => resendStaffInvitation(needs, call, params.invitationId)),
  route(staff.revokeStaffInvitation, ({ params, ...call }) => revokeStaffInvitation(needs, call, params.invitationId)),
  route(staff.acceptStaffInvitation, ({ body, origin }) => acceptStaffInvitation(needs, body, origin), {
    // Per link instead of per address, which the caller does not send.
    before: ({ body, origin }) => limitAttempts(needs.db, 'sign-up', { email: body.invitation, ip: origin.ip }),
  }),
]

const clientInvitationRoutes = (needs: Needs): Route[] => [
  route(clients.listClientInvitations, ({ params }) => listClientInvitations(needs, params.clientId)),
  route(clients.inviteToClient, ({ params, body, ...call }) => inviteToClient(needs, call, params.clientId, body)),
  route(clients.resendClientInvitation, ({ params, ...call }) => resendClientInvitation(needs, call, params)),
  route(clients.revokeClientInvitation, ({ params, ...call }) => revokeClientInvitation(needs, call, params)),
]

export const invitationRoutes = (needs: Needs): Route[] => [
  ...staffInvitationRoutes(needs),
  ...clientInvitationRoutes(needs),
  route(contract.listInvitations, ({ actor }) => listInvitations(needs, actor)),
  route(contract.inviteColleagues, ({ body, ...call }) => inviteColleagues(needs, call, body.emails)),
  route(contract.resendInvitation, ({ params, ...call }) => resendInvitation(needs, call, params.invitationId)),
  route(contract.revokeInvitation, ({ params, ...call }) => revokeInvitation(needs, call, params.invitationId)),
  route(contract.openInvitation, ({ body }) => openInvitation(needs.db, body.invitation, needs.now())),
]
