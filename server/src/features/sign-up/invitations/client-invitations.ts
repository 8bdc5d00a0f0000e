import type { ClientRole } from '@portolan/contract/roles'
import type { ClientInvitation } from '@portolan/contract/sign-up/client-invitations'
import { invitationLimits } from '@portolan/contract/sign-up/invitations'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { findClientsById, type StoredClient } from '../../clients/index.ts'
import { refuseImpersonation } from '../../identity/index.ts'
import { transaction } from '../store.ts'
import { type InvitationNeeds, limitInvitations, outcomeOf, presentInvitation } from './invite-colleagues.ts'
import { type InvitationCall, sendInvitation } from './send-invitation.ts'
import {
  countInvitations,
  deleteInvitation,
  findInvitations,
  type InvitationRow,
  lockInvitation,
} from './store-invitations.ts'
import { hasAccount } from './store-staff-invitations.ts'

type Call = { readonly actor: Actor; readonly origin: Origin; readonly locale: string }
type Invited = { readonly email: string; readonly role: ClientRole }

const present = (row: InvitationRow, now: Date): ClientInvitation => ({
  ...presentInvitation(row, now),
  role: row.role ?? 'CLIENT_EMPLOYEE',
})

async function findClient(db: Database | Tx, clientId: number): Promise<StoredClient> {
  const [client] = await findClientsById(db, [clientId])
  if (!client) throw new Refusal('client_not_found')
  return client
}

async function findInvitingClient(tx: Tx, clientId: number): Promise<StoredClient> {
  const client = await findClient(tx, clientId)
  if (client.status !== 'ACTIVE' || client.disableSelfRegistration) throw new Refusal('invitations_not_allowed')
  return client
}

/** Refuses addresses that have an account: its role is changed instead. */
async function sendToNewcomer(tx: Tx, call: InvitationCall, invited: Pick<InvitationRow, 'email' | 'role'>) {
  if (await hasAccount(tx, invited.email)) throw new Refusal('conflict')
  await limitInvitations(tx, call.actor)
  await sendInvitation(tx, call, invited)
}

export async function listClientInvitations({ db, now }: InvitationNeeds, clientId: number) {
  await findClient(db, clientId)
  return (await findInvitations(db, clientId)).map((row) => present(row, now()))
}

/** By the rules of colleagues, but with a role. */
export async function inviteToClient(
  { db, now }: InvitationNeeds,
  call: Call,
  clientId: number,
  invited: Invited,
): Promise<ClientInvitation> {
  refuseImpersonation(call.actor)
  return transaction(db, async (tx) => {
    const client = await findInvitingClient(tx, clientId)
    if (outcomeOf(invited.email, client, new Set()) !== 'SENT') throw new Refusal('email_not_of_company')
    await sendToNewcomer(tx, { ...call, client, now: now() }, invited)
    const limit = invitationLimits.pendingPerClient
    if ((await countInvitations(tx, clientId)) > limit) throw new Refusal('invitation_quota_reached', { limit })
    const sent = (await findInvitations(tx, clientId)).find(({ email }) => email === invited.email)
    if (!sent) throw new Error('The invitation that was just saved is not there.')
    return present(sent, now())
  })
}

type OneInvitation = { readonly clientId: number; readonly invitationId: string }

/** With a new link; the old one stops working. The role stays. */
export async function resendClientInvitation(
  { db, now }: InvitationNeeds,
  call: Call,
  { clientId, invitationId: id }: OneInvitation,
): Promise<ClientInvitation> {
  refuseImpersonation(call.actor)
  return transaction(db, async (tx) => {
    const client = await findInvitingClient(tx, clientId)
    const invitation = await lockInvitation(tx, clientId, id)
    if (!invitation) throw new Refusal('not_found')
    await sendToNewcomer(tx, { ...call, client, now: now() }, invitation)
    return present((await lockInvitation(tx, clientId, id)) ?? invitation, now())
  })
}

export async function revokeClientInvitation(
  { db }: InvitationNeeds,
  { actor, origin }: Call,
  { clientId, invitationId: id }: OneInvitation,
): Promise<void> {
  refuseImpersonation(actor)
  await transaction(db, async (tx) => {
    const email = await deleteInvitation(tx, clientId, id)
    if (email === undefined) throw new Refusal('not_found')
    const subject = { type: 'invitation', id, clientId }
    await audit(tx, { actor, origin, action: 'invitation-revoked', subject, details: { email, clientId } })
  })
}
