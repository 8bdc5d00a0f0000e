import { ClientRole, StaffRole } from '@portolan/contract/roles'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { hashSecret } from './send-invitation.ts'
import { findOpenInvitation } from './store-invitations.ts'

type OpenedInvitation = { readonly email: string; readonly role: StaffRole | null }

export async function openInvitation(db: Database, secret: string, now: Date): Promise<OpenedInvitation> {
  const found = await findOpenInvitation(db, hashSecret(secret), now)
  if (!found) throw new Refusal('invitation_invalid')
  return { email: found.email, role: found.client_id === null ? StaffRole.parse(found.role) : null }
}

type Invited = { readonly clientId: number; readonly email: string; readonly invitation?: string | undefined }

/** The role of an invited user. An invitation also proves that the address is the visitor's. */
export async function findInvitedRole(tx: Tx, { clientId, email, invitation }: Invited, now: Date) {
  if (invitation === undefined) return undefined
  const found = await findOpenInvitation(tx, hashSecret(invitation), now)
  if (found?.client_id !== clientId || found.email !== email) throw new Refusal('invitation_invalid')
  return ClientRole.parse(found.role ?? 'CLIENT_EMPLOYEE')
}
