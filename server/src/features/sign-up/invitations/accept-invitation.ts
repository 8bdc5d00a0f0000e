import type { StaffRole } from '@portolan/contract/roles'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { hashSecret } from './send-invitation.ts'
import { findOpenInvitation } from './store-invitations.ts'

type OpenedInvitation = { readonly email: string; readonly role: StaffRole | null }

export async function openInvitation(db: Database, secret: string, now: Date): Promise<OpenedInvitation> {
  const found = await findOpenInvitation(db, hashSecret(secret), now)
  if (!found) throw new Refusal('invitation_invalid')
  return { email: found.email, role: found.role }
}

type Invited = { readonly clientId: number; readonly email: string; readonly invitation?: string | undefined }

/** True if the account is created by an invitation, which proves that the address is the visitor's. */
export async function isInvited(tx: Tx, { clientId, email, invitation }: Invited, now: Date): Promise<boolean> {
  if (invitation === undefined) return false
  const found = await findOpenInvitation(tx, hashSecret(invitation), now)
  if (found?.client_id !== clientId || found.email !== email) throw new Refusal('invitation_invalid')
  return true
}
