import type { StaffRole } from '@portolan/contract/roles'
import { invitationLimits } from '@portolan/contract/sign-up/invitations'
import type { StaffInvitation } from '@portolan/contract/sign-up/staff-invitations'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { refuseImpersonation } from '../../identity/index.ts'
import { sendMail, staffInvitationSent } from '../../mail/index.ts'
import { transaction } from '../store.ts'
import { type InvitationNeeds, limitInvitations, presentInvitation } from './invite-colleagues.ts'
import { expiryOf, hashSecret, newSecret } from './send-invitation.ts'
import {
  deleteStaffInvitation,
  findStaffInvitations,
  hasAccount,
  lockStaffInvitation,
  type StaffInvitationRow,
  saveStaffInvitation,
} from './store-staff-invitations.ts'

type Call = { readonly actor: Actor; readonly origin: Origin; readonly locale: string }
type Invited = { readonly email: string; readonly role: StaffRole }

const present = (row: StaffInvitationRow, now: Date): StaffInvitation => ({
  ...presentInvitation(row, now),
  role: row.role,
})

export const listStaffInvitations = async (db: Database, now: Date): Promise<StaffInvitation[]> =>
  (await findStaffInvitations(db)).map((row) => present(row, now))

export async function inviteStaff({ db, now }: InvitationNeeds, call: Call, invited: Invited) {
  refuseImpersonation(call.actor)
  return transaction(db, (tx) => sendStaffInvitation(tx, call, invited, now()))
}

/** With a new link; the old one stops working. The role stays. */
export async function resendStaffInvitation({ db, now }: InvitationNeeds, call: Call, id: string) {
  refuseImpersonation(call.actor)
  return transaction(db, async (tx) => {
    const invited = await lockStaffInvitation(tx, id)
    if (!invited) throw new Refusal('not_found')
    return sendStaffInvitation(tx, call, invited, now())
  })
}

/** Refuses addresses that have an account: its role is changed instead. */
async function sendStaffInvitation(tx: Tx, { actor, origin, locale }: Call, { email, role }: Invited, now: Date) {
  await limitInvitations(tx, actor)
  if (await hasAccount(tx, email)) throw new Refusal('conflict')
  const secret = newSecret()
  const sent = { secret_hash: hashSecret(secret), sent_at: now, expires_at: expiryOf(now) }
  const id = await saveStaffInvitation(tx, { email, role, invited_by: actor.accountId, ...sent })
  const all = await findStaffInvitations(tx)
  const limit = invitationLimits.pendingPerClient
  if (all.length > limit) throw new Refusal('invitation_quota_reached', { limit })
  const invited = all.find((one) => one.id === id)
  if (!invited) throw new Error('The invitation that was just saved is not there.')
  const details = { email, role }
  await audit(tx, { actor, origin, action: 'staff-invited', subject: { type: 'invitation', id }, details })
  const page = `/signUp/staff?${new URLSearchParams({ invitation: secret })}`
  await sendMail(tx, { template: staffInvitationSent, to: email, locale, data: { inviter: invited.invited_by, page } })
  return present(invited, now)
}

export async function revokeStaffInvitation({ db }: InvitationNeeds, { actor, origin }: Call, id: string) {
  refuseImpersonation(actor)
  await transaction(db, async (tx) => {
    const email = await deleteStaffInvitation(tx, id)
    if (email === undefined) throw new Refusal('not_found')
    const subject = { type: 'invitation', id }
    await audit(tx, { actor, origin, action: 'staff-invitation-revoked', subject, details: { email } })
  })
}
