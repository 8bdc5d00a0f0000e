import * as contract from '@portolan/contract/sign-up/invitations'
import { type Route, route } from '../../../platform/http/serve.ts'
import { openInvitation } from './accept-invitation.ts'
import {
  type InvitationNeeds,
  inviteColleagues,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from './invite-colleagues.ts'

export const invitationRoutes = (needs: InvitationNeeds): Route[] => [
  route(contract.listInvitations, ({ actor }) => listInvitations(needs, actor)),
  route(contract.inviteColleagues, ({ body, ...call }) => inviteColleagues(needs, call, body.emails)),
  route(contract.resendInvitation, ({ params, ...call }) => resendInvitation(needs, call, params.invitationId)),
  route(contract.revokeInvitation, ({ params, ...call }) => revokeInvitation(needs, call, params.invitationId)),
  route(contract.openInvitation, ({ body }) => openInvitation(needs.db, body.invitation, needs.now())),
]
