import { type Invitation, type InvitationOutcome, invitationLimits } from '@portolan/contract/sign-up/invitations'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { countInWindows } from '../../../platform/http/sliding-window.ts'
import { Refusal, tooManyRequests } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { managedClientId } from '../../accounts/index.ts'
import { findClientsById, type StoredClient } from '../../clients/index.ts'
import { refuseImpersonation } from '../../identity/index.ts'
import { transaction } from '../store.ts'
import { type InvitationCall, sendInvitation } from './send-invitation.ts'
import {
  countInvitations,
  deleteInvitation,
  findInvitations,
  findMembers,
  type InvitationRow,
  lockInvitation,
} from './store-invitations.ts'

export type InvitationNeeds = { readonly db: Database; readonly now: () => Date }
type Call = { readonly actor: Actor; readonly origin: Origin; readonly locale: string }

export async function listInvitations({ db, now }: InvitationNeeds, actor: Actor): Promise<Invitation[]> {
  const rows = await findInvitations(db, await managedClientId(db, actor))
  return rows.map((row) => presentInvitation(row, now()))
}

export const presentInvitation = (
  { id, email, invited_by, sent_at, expires_at }: Omit<InvitationRow, 'role'>,
  now: Date,
): Invitation => ({
  id,
  email,
  invitedBy: invited_by,
  sentAt: sent_at.toISOString(),
  expiresAt: expires_at.toISOString(),
  isExpired: expires_at <= now,
})

/** Says nothing about accounts of other organizations: their owners get the email and see it when they sign up. */
export async function inviteColleagues(needs: InvitationNeeds, call: Call, sent: readonly string[]) {
  const emails = [...new Set(sent)]
  const client = await findInvitingClient(needs.db, call.actor)
  return transaction(needs.db, async (tx) => {
    await limitInvitations(tx, call.actor)
    const members = await findMembers(tx, client.clientId, emails)
    const outcomes = emails.map((email) => ({ email, outcome: outcomeOf(email, client, members) }))
    for (const { email, outcome } of outcomes)
      if (outcome === 'SENT') await sendInvitation(tx, invitationCall(needs, call, client), { email, role: null })
    const limit = invitationLimits.pendingPerClient
    if ((await countInvitations(tx, client.clientId)) > limit) throw new Refusal('invitation_quota_reached', { limit })
    return outcomes
  })
}

export function outcomeOf(email: string, client: StoredClient, members: ReadonlySet<string>): InvitationOutcome {
  if (members.has(email)) return 'MEMBER'
  const domains = client.allowedEmailDomains
  return domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1)) ? 'SENT' : 'OTHER_DOMAIN'
}

export async function resendInvitation(needs: InvitationNeeds, call: Call, id: string): Promise<Invitation> {
  const client = await findInvitingClient(needs.db, call.actor)
  return transaction(needs.db, async (tx) => {
    const invitation = await lockInvitation(tx, client.clientId, id)
    if (!invitation) throw new Refusal('not_found')
    await limitInvitations(tx, call.actor)
    await sendInvitation(tx, invitationCall(needs, call, client), invitation)
    const renewed = await lockInvitation(tx, client.clientId, id)
    return presentInvitation(renewed ?? invitation, needs.now())
  })
}

export async function revokeInvitation({ db }: InvitationNeeds, { actor, origin }: Call, id: string): Promise<void> {
  refuseImpersonation(actor)
  const clientId = await managedClientId(db, actor)
  await transaction(db, async (tx) => {
    const email = await deleteInvitation(tx, clientId, id)
    if (email === undefined) throw new Refusal('not_found')
    const subject = { type: 'invitation', id, clientId }
    await audit(tx, { actor, origin, action: 'invitation-revoked', subject, details: { email, clientId } })
  })
}

/** An invitation leads to the sign-up page, which does not work for clients that take no sign-ups. */
async function findInvitingClient(db: Database, actor: Actor): Promise<StoredClient> {
  refuseImpersonation(actor)
  const [client] = await findClientsById(db, [await managedClientId(db, actor)])
  if (client?.status !== 'ACTIVE' || client.disableSelfRegistration) throw new Refusal('invitations_not_allowed')
  return client
}

const invitationCall = ({ now }: InvitationNeeds, call: Call, client: StoredClient): InvitationCall => ({
  ...call,
  client,
  now: now(),
})

const callsPerHour = 10

/** Every call sends emails to addresses that anyone may have typed. */
export async function limitInvitations(tx: Tx, { accountId }: Actor): Promise<void> {
  const limit = { key: `invite:${accountId}`, limit: callsPerHour, windowSeconds: 3600 }
  const waitSeconds = await countInWindows(tx, [limit])
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds)
}
