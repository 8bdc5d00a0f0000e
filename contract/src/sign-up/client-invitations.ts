import * as z from 'zod/mini'
import { ClientParams } from '../clients/clients.ts'
import { endpoint } from '../endpoint.ts'
import { ClientRole } from '../roles.ts'
import { Invitation } from './invitations.ts'
import { EmailAddress } from './sign-up.ts'

export const ClientInvitation = z.extend(Invitation, { role: ClientRole })
export type ClientInvitation = z.infer<typeof ClientInvitation>

const forAdministrators = { tag: 'clients', access: { roles: ['ADMIN'] } } as const
const base = '/desk/clients/{clientId}/invitations' as const
const params = { clientId: 1001, invitationId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c12' }

export const listClientInvitations = endpoint({
  ...forAdministrators,
  name: 'listClientInvitations',
  summary: 'List the invitations to a client that were not accepted yet, newest first',
  method: 'GET',
  path: base,
  params: ClientParams,
  reply: z.array(ClientInvitation),
  refusals: ['client_not_found'],
  example: { params: { clientId: 1001 } },
})

export const inviteToClient = endpoint({
  ...forAdministrators,
  name: 'inviteToClient',
  summary: 'Invite a user to a client by email, with a role. A second invitation replaces the first',
  method: 'POST',
  path: base,
  params: ClientParams,
  body: z.object({ email: EmailAddress, role: ClientRole }),
  reply: ClientInvitation,
  status: 201,
  refusals: [
    'client_not_found',
    'invitations_not_allowed',
    'email_not_of_company',
    'conflict',
    'invitation_quota_reached',
  ],
  example: { params: { clientId: 1001 }, body: { email: 'nora@harbor.example', role: 'CLIENT' } },
})

const OneInvitation = z.extend(ClientParams, { invitationId: z.uuid() })

export const resendClientInvitation = endpoint({
  ...forAdministrators,
  name: 'resendClientInvitation',
  summary: 'Send an invitation to a client again with a new link, valid for another seven days',
  method: 'POST',
  path: `${base}/{invitationId}/actions/resend`,
  params: OneInvitation,
  reply: ClientInvitation,
  refusals: ['client_not_found', 'invitations_not_allowed', 'conflict'],
  example: { params },
})

export const revokeClientInvitation = endpoint({
  ...forAdministrators,
  name: 'revokeClientInvitation',
  summary: 'Revoke an invitation to a client: its link stops working',
  method: 'POST',
  path: `${base}/{invitationId}/actions/revoke`,
  params: OneInvitation,
  refusals: [],
  example: { params },
})
